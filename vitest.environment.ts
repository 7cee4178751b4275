import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { 'happy-dom': page } = builtinEnvironments

const discarded = new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * happy-dom, without its own reports: it logs each refused or failed request and each frame that it does not load, with
 * a stack, also where a test is about that. What the page and the test log is printed.
 */
const environment: Environment = {
  ...page,
  name: 'quiet-happy-dom',
  async setup(global, options) {
    const { console } = globalThis
    globalThis.console = new Console(discarded)
    try {
      return await page.setup(global, options)
    } finally {
      globalThis.console = console
    }
  },
}

export default environment
