# Levels, for people
bots-random = Random
bots-novice = Novice
bots-easy = Easy
bots-medium = Medium
bots-hard = Hard
bots-expert = Expert
bots-master = Master

# Refusals and failures
unknown-bot = There is no bot “{ $bot }”. Bots: { $allowed }, or run:COMMAND for a program of your own.
bot-command = “{ $command }” is not a command that can be run as a bot.
bot-no-start = The bot { $bot } could not be started: { $problem }.
bot-silent = The bot { $bot } did not answer within { $seconds } seconds.
bot-died = The bot { $bot } ended (status { $status }) instead of answering.
bot-nonsense = The bot { $bot } gave an answer that is none of its choices: { $answer }
