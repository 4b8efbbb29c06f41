"""What charts share: the theme on pyqtgraph, a calendar axis, export, and the table beside each chart.

Importing a module of this package may import pyqtgraph and numpy; pages that show no chart leave it alone.
"""
