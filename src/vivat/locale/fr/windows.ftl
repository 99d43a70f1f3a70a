# La page dans toutes les fenêtres.
web-standing = Où en est la partie
