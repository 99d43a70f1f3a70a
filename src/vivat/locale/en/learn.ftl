# Learning by self-play: `vivat learn`.
cli-help-learn =
    vivat learn GAME

    A policy learned by self-play. Every line is one report: seconds, decisions, how it does against any option (1 is
    every game won, 0 an even share) and against itself some reports ago. The weights, the curve and all that is needed
    to go on are in one file, written anew with each report. Needs PyTorch: pip install vivat with the extra learn.

    --table "NAME=VALUE ..."  the options of the games it learns from; may be given several times (default: many)
    --seconds X               how long it learns (default 600)
    --device cpu|gpu          where (default cpu)
    --threads N               of the games on a CPU (default 1)
    --seed S                  (default 1)
    --games N                 side by side
    --width N                 of the network
    --blocks N                of the network
    --every X                 seconds between reports
    --against BOT             a best response: this bot, as vivat arena names it, sits at all seats but one and does not
                              learn; “gained” is what the learner wins from it
    --scale X                 multiply the simulations of that bot
    --out FILE                (default: the name of the game, .npz)
    --resume                  go on with that file
learn-missing = Learning needs { $name }: pip install "vivat[learn]".
learn-there = { $file } is there already: give --resume to go on with it, or another --out.
learn-nothing-there = There is no { $file } to go on with.
learn-against-cpu = The bot at the other seats thinks on the CPU: learn against it with --device cpu.
learn-done = The weights are in { $file }.
bots-no-policy = There is no learned policy of { $game }.
