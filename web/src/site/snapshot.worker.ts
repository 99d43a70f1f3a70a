// Begins a Python once more, while nobody waits, and keeps its memory for the next visit: ./snapshot.ts. Its name is a language.
import { begun } from './python'
import { keep, load } from './snapshot'

const python = await begun({ _makeSnapshot: true })
python.runPython(load(self.name))
await keep(python.makeMemorySnapshot())
self.postMessage('kept')
