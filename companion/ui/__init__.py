"""The screens. `presenter/` knows no Kivy; `widgets/` and `screens/` know no rule."""
