import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Preloaded into a provider by `--import`: kills it as soon as it has written the text in DIE_AT_OUTPUT. A process that
 * watched the output might be too slow.
 */
const { DIE_AT_OUTPUT: fatal } = process.env
if (fatal === undefined) throw new Error('DIE_AT_OUTPUT names no text.')

const { write } = fs
fs.write = new Proxy(write, {
  apply(original, self, parameters: Parameters<typeof write>) {
    const [fd, data] = parameters
    const text = typeof data === 'string' ? data : new TextDecoder().decode(data)
    if (!text.includes(fatal)) return Reflect.apply(original, self, parameters)
    fs.writeSync(fd, text)
    return process.kill(process.pid, 'SIGKILL')
  },
})
syncBuiltinESMExports()
