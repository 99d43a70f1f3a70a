# Settings of the server: what each means, as one line of help
setting-host = where it listens; 0.0.0.0 is for every machine that can reach this one
setting-port = the port it listens on
setting-workers = processes; more than one needs PostgreSQL
setting-origins = addresses of pages that may use this server besides its own, as https://vivat.example
setting-proxies = addresses or networks of proxies whose word is taken for whom they ask (X-Forwarded-For)
setting-database = an SQLite file (default: in your data folder) or postgresql://…
setting-database-wait = seconds for which the database is waited for when the server starts
setting-keep-gathering = days without a visit after which a table that has not begun is deleted; 0: never
setting-keep-running = days without a visit after which a running table is deleted; 0: never
setting-keep-over = days without a visit after which a finished table is deleted; 0: never
setting-bot-processes = processes in which bots think; 0: one for four cores
setting-bot-pace = seconds before a bot’s choice, so that people can follow
setting-connections = connections in all, requests and sockets together; 0: as many as the system lets the process have
setting-connections-each = connections of one address, requests and sockets together
setting-headers-seconds = seconds in which the headers of a request must come
setting-body-seconds = seconds in which its body must come
setting-messages-burst = messages of one address, over all its connections, at once
setting-messages-rate = and after that, messages each second
setting-loads-burst = tables read from the database for one address at once
setting-loads-rate = and after that, tables each second
setting-tokens-burst = tokens given to one address at once
setting-tokens-rate = and after that, tokens each second
setting-sockets = connections in all
setting-sockets-each = connections of one address
setting-burst = messages of one connection at once
setting-rate = and after that, messages each second
setting-requests-burst = requests of one address at once
setting-requests-rate = and after that, requests each second
setting-tables-burst = new tables of one address at once
setting-tables-rate = and after that, new tables each second
setting-no-limits = no limits of these kinds: for measuring, never for strangers
setting-log-level = the least important entries that are written
setting-log-format = a line for people, or a JSON object on each line
setting-metrics-address = where /metrics is served, and nothing else; without it, at the server’s own address, for this machine alone
setting-metrics-token = who sends it (Authorization: Bearer …) may read /metrics, from anywhere; nobody else may
setting-default = (default { $value })

# Where a value stands, and what it may be: parts of the refusals below
setting-in-option = The option --{ $option }
setting-in-variable = The variable { $variable }
setting-in-file = Line { NUMBER($line, useGrouping: 0) } of { $file }
setting-is-whole = a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
setting-is-number = a number from { $least } to { NUMBER($most, useGrouping: 0) }
setting-is-truth = true or false
setting-is-one = one of: { $allowed }
setting-is-like = written like { $example }
setting-is-text = a text

# Refusals
setting-wrong = { $where }: { $name } is { $allowed }, not “{ $value }”.
setting-unknown = { $where }: there is no setting “{ $name }”. Settings: { $allowed }.
setting-twice = { $variable } and { $variable }_FILE are both set; only one of them may be.
setting-password = A password on the command line can be read by everybody on this machine. Set { $variable } or { $variable }_FILE instead.
setting-file = The file “{ $file }” cannot be read: { $problem }.
setting-file-form = The file “{ $file }” is not TOML: { $problem }.
serve-address = It cannot listen at { $address }: { $problem }.
