// Drives a WebAssembly module: a line of JSON in, a line of JSON out. See machines.py.
import fs from "node:fs";
import readline from "node:readline";

const { instance } = await WebAssembly.instantiate(fs.readFileSync(process.argv[2]), {});
const game = instance.exports;
const rows = []; // buffers inside the module, kept for the next call

function row(place, cells) {
  if (!rows[place] || rows[place].cells < cells) rows[place] = { at: game.vivat_room(BigInt(cells * 8)), cells };
  return rows[place].at;
}

function answer({ name, rows: given, numbers, room }) {
  const places = given.map((_, i) => row(i + 1, given[i].length));
  const out = room ? [row(0, room)] : [];
  given.forEach((cells, i) => new BigInt64Array(game.memory.buffer, places[i], cells.length).set(cells.map(BigInt)));
  const began = process.cpuUsage();
  const result = game[name](...places, ...numbers.map(BigInt), ...out);
  const spent = process.cpuUsage(began);
  const written = Math.min(Number(result ?? 0), room);
  const text = room ? Buffer.from(game.memory.buffer, out[0], written * 8).toString("base64") : "";
  return { result: Number(result ?? 0), out: text, seconds: (spent.user + spent.system) / 1e6 };
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(line))));
}
