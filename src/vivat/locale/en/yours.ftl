# Your tables
web-you-page = You and your games
web-list-asked = { $count ->
    [one] You are asked at one table.
   *[other] You are asked at { $count } tables.
}
web-list-you-won = You won
web-list-you-share = You share the win
web-list-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
web-list-delete = Delete this table of { $game }
web-list-hide = Take this table of { $game } off the list
web-list-hide-short = Take it off the list
web-list-hide-sure = Take it off my list
web-list-keep = Keep
web-list-all = Show all { $count }
web-list-fewer = Show fewer

# Open tables
web-list-free = { $count ->
    [one] 1 of { $seats } seats free
   *[other] { $count } of { $seats } seats free
}
web-list-clock-move = { $time } a choice
web-list-clock-game = { $time } for the game

# Who one is
web-me-title = Your name and shield
web-me-colour = Colour
web-me-charge = Charge
web-me-text = You begin with them at every table. Where somebody already bears the same, yours gets another colour or charge there.
web-me-keep = Keep
web-me-kept = Kept
web-colour-forest = Forest green
web-colour-plum = Plum
web-colour-russet = Russet
web-colour-teal = Teal
web-colour-crimson = Crimson
web-colour-royal = Royal blue
web-colour-slate = Slate
web-colour-umber = Umber
web-charge-lion = Lion
web-charge-stag = Stag
web-charge-falcon = Falcon
web-charge-tower = Tower
web-charge-fish = Fish
web-charge-oak = Oak
web-charge-boar = Boar
web-charge-sun = Sun

# Other devices
web-devices = Your devices
web-devices-text = Go on playing on your phone or another computer: the same seats, the same tables, no password.
web-devices-add = Add a device
web-devices-how = Scan this with the other device, or open this link there. It works once.
web-devices-code = QR code of the link
web-devices-link = Link for the other device
web-devices-left = { $count ->
    [one] It holds for one more minute.
   *[other] It holds for { $count } more minutes.
}
web-devices-unnamed = A device
web-devices-this = this device
web-devices-end = End the access of all others
web-devices-end-sure = End it for all others
web-devices-guest = This device has followed a link. What it was before is kept for it.
web-devices-part = Make this device its own again
web-follow = Play here as on your other device
web-follow-text = This link makes this device yours as well: it gets the same name, seats and tables. Follow it only if you made it yourself.
web-follow-tables = { $count ->
    [one] Here you are { $name } with one table. It waits until you make this device its own again.
   *[other] Here you are { $name } with { $count } tables. They wait until you make this device its own again.
}
web-follow-nameless = somebody without a name
web-follow-yes = Yes, this device is mine
web-follow-no = No
web-follow-done = Done. You are { $name } here too.

# Notices
web-notices = Told when it is your turn
web-notices-text = While the page is closed, your browser can show you that a table waits for you. It tells which table, nothing else.
web-notices-on = Tell me on this device
web-notices-off = Tell me no longer
web-notices-denied = The browser does not allow it; you can change that in its settings for this page.
web-notices-failed = The browser could not reach its push service.
web-notices-server = This server sends no such notices.
web-notices-browser = This browser cannot show them for this page.

# Presence
web-presence-here = here
web-presence-away = away
web-presence-gone = gone

# Chat
web-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}

# Taking back
web-back-asks = The others are asked first.
web-undo-hidden = Something was decided in secret since; it cannot be taken back.
web-undo-denied = The others have refused. After the next choice you can ask again.
web-back-mine = You have asked to take back your last choice.
web-back-asked = { $count ->
    [one] { $name } asks to take back the last choice.
   *[other] { $name } asks to take back a choice and what came after it ({ $count } steps).
}

# Playing again
web-rematch-made = The next game is ready, the seats moved on by one.
web-rematch-join = Join it

# Statistics
web-stats = How your games went
web-stats-none = Your finished games are counted here. Games around one screen do not count.
web-stats-which = Which game
web-stats-all = All games
web-stats-against = Against
web-stats-people = People
web-stats-games = Games
web-stats-wins = Wins
web-stats-share = Share of wins
web-stats-chance = What chance alone would give, by the number of players.
web-stats-chance-is = chance alone would give { $share }
web-stats-course = Share of wins over the last { $count } games
web-stats-course-said = { $count ->
    [one] One game: share of wins { $share }, by chance { $chance }.
   *[other] { $count } games; lately the share of wins is { $share }, by chance it would be { $chance }.
}
