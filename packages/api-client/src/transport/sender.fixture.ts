import { request as send, type ClientRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Provider } from './provider.fixture.ts'

class Progress extends Event {
  readonly lengthComputable = true
  readonly loaded: number
  readonly total: number

  constructor(type: string, loaded: number, total: number) {
    super(type)
    this.loaded = loaded
    this.total = total
  }
}

const portion = 64 * 1024

/** XMLHttpRequest over node's HTTP, as far as an upload needs it, with the provider's cookies as a browser has them. */
export const senderOf = ({ cookie }: Pick<Provider, 'cookie'>) =>
  class NodeSender extends EventTarget {
    readonly upload = new EventTarget()
    withCredentials = false
    status = 0
    statusText = ''
    responseText = ''
    #address = ''
    #method = ''
    #headers = new Headers()
    #answered: IncomingMessage | null = null
    #request: ClientRequest | null = null
    #isAborted = false

    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }

    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }

    getAllResponseHeaders() {
      return Object.entries(this.#answered?.headersDistinct ?? {})
        .map(([name, values]) => `${name}: ${values?.join(', ')}\r\n`)
        .join('')
    }

    send(form: FormData) {
      void this.#carry(form).catch(() => this.#end('error'))
    }

    abort() {
      this.#isAborted = true
      this.#request?.destroy()
      this.#end('abort')
    }

    async #carry(form: FormData) {
      const encoded = new Response(form)
      const body = Buffer.from(await encoded.arrayBuffer())
      if (this.#isAborted) return
      this.#headers.set('content-type', encoded.headers.get('content-type') ?? '')
      this.#headers.set('content-length', String(body.length))
      if (this.withCredentials) this.#headers.set('cookie', cookie())
      const answer = this.#post()
      // Whoever awaits it comes too late for a connection that breaks while the body goes out.
      answer.catch(() => {})
      await this.#goOut(body)
      const answered = await answer
      const content = await text(answered)
      if (this.#isAborted) return
      this.#answered = answered
      this.status = answered.statusCode ?? 0
      this.statusText = answered.statusMessage ?? ''
      this.responseText = content
      this.#end('load')
    }

    #post() {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
      const headers = Object.fromEntries(this.#headers)
      this.#request = send(this.#address, { method: this.#method, headers }, resolve).on('error', reject)
      return promise
    }

    async #goOut(body: Buffer) {
      for (let from = 0; from < body.length && !this.#isAborted; from += portion) {
        const part = body.subarray(from, from + portion)
        await new Promise((resolve) => this.#request?.write(part, resolve))
        this.upload.dispatchEvent(new Progress('progress', from + part.length, body.length))
      }
      if (this.#isAborted) return
      this.#request?.end()
      this.upload.dispatchEvent(new Progress('load', body.length, body.length))
    }

    #end(how: 'load' | 'error' | 'abort') {
      if (how !== 'abort' && this.#isAborted) return
      this.dispatchEvent(new Event(how))
      this.dispatchEvent(new Event('loadend'))
    }
  }
