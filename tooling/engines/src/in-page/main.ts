import { choose, selectText, setValue } from './change.ts'
import { find } from './find.ts'
import { read } from './read.ts'
import { obstacle } from './ready.ts'

/** The functions that the driver's scripts call in each page: `journeys.find(…)`. */
Object.assign(globalThis, { journeys: { choose, find, obstacle, read, selectText, setValue } })
