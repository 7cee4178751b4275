import { ServerResponse } from 'node:http'

/**
 * Preloaded into a provider with `--import`: kills the process just before it responds to the call in
 * DIE_BEFORE_ANSWER, whose transaction has been committed by then. Another process that watched its output could be too
 * slow, because output may be delayed.
 */
const { DIE_BEFORE_ANSWER: fatal } = process.env
if (fatal === undefined) throw new Error('DIE_BEFORE_ANSWER names no call.')

const writeHead: unknown = Reflect.get(ServerResponse.prototype, 'writeHead')
if (typeof writeHead !== 'function') throw new Error('ServerResponse has no writeHead.')
const dyingWriteHead = new Proxy(writeHead, {
  apply(original, response: ServerResponse, parameters) {
    const { method, url } = response.req
    if (`${method} ${url}` === fatal) process.kill(process.pid, 'SIGKILL')
    const answer: unknown = Reflect.apply(original, response, parameters)
    return answer
  },
})
Reflect.set(ServerResponse.prototype, 'writeHead', dyingWriteHead)
