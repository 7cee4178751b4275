import type { Fetch } from '../transport/settings.ts'

const CHUNKS = 4
const progress = (loaded: number) =>
  Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: CHUNKS })

/**
 * The parts of XMLHttpRequest that an upload needs, implemented with a fetch: progress in four steps, then the whole
 * body. For tests, because msw reports no upload progress.
 */
export const xhrOver = (fetch: Fetch) =>
  class FakeXhr extends EventTarget {
    readonly upload = new EventTarget()
    withCredentials = false
    status = 0
    statusText = ''
    responseText = ''
    readonly #headers = new Headers()
    readonly #abort = new AbortController()
    #address = ''
    #method = ''
    #answerHeaders = new Headers()

    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }

    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }

    getAllResponseHeaders() {
      return [...this.#answerHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    }

    send(body: FormData) {
      void this.#upload(body).then(
        () => this.#end('load'),
        () => this.#end(this.#abort.signal.aborted ? 'abort' : 'error'),
      )
    }

    abort() {
      this.#abort.abort()
    }

    async #upload(body: FormData) {
      const { signal } = this.#abort
      for (let loaded = 1; loaded <= CHUNKS; loaded += 1) {
        await Promise.resolve()
        signal.throwIfAborted()
        this.upload.dispatchEvent(progress(loaded))
      }
      this.upload.dispatchEvent(new Event('load'))
      const credentials = this.withCredentials ? 'include' : 'same-origin'
      const init = { method: this.#method, headers: this.#headers, credentials, body, signal } as const
      const answer = await fetch(this.#address, init)
      const text = await answer.text()
      signal.throwIfAborted()
      this.#answerHeaders = answer.headers
      this.status = answer.status
      this.statusText = answer.statusText
      this.responseText = text
    }

    #end(event: 'load' | 'error' | 'abort') {
      this.dispatchEvent(new Event(event))
      this.dispatchEvent(new Event('loadend'))
    }
  }
