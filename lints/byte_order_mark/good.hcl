# A mark inside a text is none of its business: "﻿".
name = "web"
