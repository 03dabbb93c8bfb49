"""How Sphinx builds the documentation; `make site` puts the pages together first (tests/docs/site.py)."""

import postroad

project = "Postroad"
author = "The Postroad contributors"
project_copyright = author
release = postroad.__version__
extensions = ["myst_parser"]
myst_enable_extensions = ["deflist"]
myst_heading_anchors = 4
highlight_language = "text"  # of blocks that name none
suppress_warnings = ["misc.highlighting_failure"]  # examples leave things out with …
html_theme = "furo"
html_title = "Postroad"
html_static_path = ["_static"]
html_extra_path = ["_extra"]  # the rulebooks' pictures
html_favicon = "_static/icon.svg"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"footer_icons": []}
