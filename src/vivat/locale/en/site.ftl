# The page that needs no server
web-site-hero-text = Four board games about who becomes king, complete and by the book. Alone against bots or around one screen, in this browser, without a network.
web-site-loading = Setting up the table…
web-site-failed = The games could not be started in this browser. It needs WebAssembly, IndexedDB and a little space; a private window may refuse them.
web-site-failed-why = Reason: { $why }
web-site-again = Try again
web-site-update = A new version of Vivat is here.
web-site-update-take = Use it now
web-site-update-later = Later
web-site-kept = Kept in this browser
web-site-kept-text = Tables and records lie in this browser only, on this device. Nothing is sent anywhere.
web-site-kept-none = No table yet. Play one, and it stays here.
web-site-kept-count = { $count ->
    [one] One table
   *[other] { $count } tables
}
web-site-save = Save all to a file
web-site-bring = Read a file
web-site-brought = { $new ->
    [0] Nothing new: all tables of this file are here already.
    [one] One table was read.
   *[other] { $new } tables were read.
}
web-site-evicted = The browser has cleared what this page kept, and with it your tables. Save them to a file now and then, or install the page: then browsers keep them.
web-site-ready = Ready to be played without a network.
site-full = This browser has no room left for it. Nothing was lost: everything before this step is kept. Make room on the device, or save your tables to a file and delete old ones.
site-file-unknown = That is no file of tables saved by Vivat, or it is damaged. Nothing was changed.
site-alone = Other devices need a server; here everything lies in this browser. Save your tables to a file to carry them along.
