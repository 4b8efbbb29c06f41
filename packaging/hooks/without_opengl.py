"""Stands in for two bindings of Qt that pyqtgraph imports and never uses here: charts are drawn without OpenGL.

They are the largest of all bindings (9 MB). Whoever turned OpenGL on would be told what is missing.
"""

import sys
from types import ModuleType

opengl = ModuleType("PySide6.QtOpenGL")
widgets = ModuleType("PySide6.QtOpenGLWidgets")
# A class that is derived from when the module is imported.
widgets.QOpenGLWidget = type("QOpenGLWidget", (), {})  # type: ignore[attr-defined]
for module in (opengl, widgets):
    sys.modules[module.__name__] = module
