import type { Fetch } from '../transport/settings.ts'

const portions = 4
const progress = (loaded: number) =>
  Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: portions })

/**
 * XMLHttpRequest as far as an upload needs it, over a fetch: the body goes out in portions and is then brought at once.
 * A test's own, as the network that it fakes does not tell when an upload is all out.
 */
export const senderOver = (fetch: Fetch) =>
  class FetchingSender extends EventTarget {
    readonly upload = new EventTarget()
    withCredentials = false
    status = 0
    statusText = ''
    responseText = ''
    readonly #headers = new Headers()
    readonly #abort = new AbortController()
    #address = ''
    #method = ''
    #answered = new Headers()

    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }

    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }

    getAllResponseHeaders() {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    }

    send(body: FormData) {
      void this.#carry(body).then(
        () => this.#end('load'),
        () => this.#end(this.#abort.signal.aborted ? 'abort' : 'error'),
      )
    }

    abort() {
      this.#abort.abort()
    }

    async #carry(body: FormData) {
      const { signal } = this.#abort
      for (let loaded = 1; loaded <= portions; loaded += 1) {
        await Promise.resolve()
        signal.throwIfAborted()
        this.upload.dispatchEvent(progress(loaded))
      }
      this.upload.dispatchEvent(new Event('load'))
      const credentials = this.withCredentials ? 'include' : 'same-origin'
      const sent = { method: this.#method, headers: this.#headers, credentials, body, signal } as const
      const answer = await fetch(this.#address, sent)
      const text = await answer.text()
      signal.throwIfAborted()
      this.#answered = answer.headers
      this.status = answer.status
      this.statusText = answer.statusText
      this.responseText = text
    }

    #end(how: 'load' | 'error' | 'abort') {
      this.dispatchEvent(new Event(how))
      this.dispatchEvent(new Event('loadend'))
    }
  }
