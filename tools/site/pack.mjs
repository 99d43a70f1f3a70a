// Runs pack.py in the Python that the browser will run: only that one can compile for itself.
//     node pack.mjs FOLDER-OF-PYODIDE PLAN.json
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [, here, modules, plan] = process.argv
const { loadPyodide } = await import(pathToFileURL(path.join(modules, 'pyodide.mjs')))
const python = await loadPyodide({ indexURL: modules + path.sep })
python.globals.set('plan', JSON.stringify(JSON.parse(fs.readFileSync(plan, 'utf8'))))
python.globals.set('read', (name) => new Uint8Array(fs.readFileSync(name)))
python.globals.set('write', (name, content) => fs.writeFileSync(name, content.toJs()))
try {
  python.runPython(fs.readFileSync(path.join(path.dirname(here), 'pack.py'), 'utf8'))
} catch (problem) {
  console.error(String(problem.message)) // without the line of Pyodide's own code, which is a megabyte long
  process.exitCode = 1
}
