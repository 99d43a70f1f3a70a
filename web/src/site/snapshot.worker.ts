// Begins a Python once more, while nobody waits, and keeps its memory for the next visit: ./snapshot.ts.
import { bare } from './python'
import { IMPORTS, keep } from './snapshot'

const python = await bare({ _makeSnapshot: true })
python.runPython(IMPORTS)
await keep(python.makeMemorySnapshot())
self.postMessage('kept')
