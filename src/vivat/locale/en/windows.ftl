# The page in every window.
web-standing = How it stands
