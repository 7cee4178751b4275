import * as v from 'valibot'
import type { ProviderProcess } from './provider-process.ts'

const answer = v.object({ data: v.unknown() })
const outboxMessages = v.array(v.object({ code: v.nullable(v.string()), links: v.array(v.string()) }))

/** A browser that calls a running provider, and collects the secrets that it received. */
export class ProcessClient {
  readonly #process: ProviderProcess
  readonly secrets = new Set<string>()
  bearer: string | null = null

  constructor(process: ProviderProcess) {
    this.#process = process
  }

  async call(method: string, path: string, body?: unknown): Promise<{ status: number; data: unknown }> {
    const { cookies } = await this.#process.send('GET', '/sanctum/csrf-cookie')
    const cookieValue = (name: string) =>
      cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
    const token = decodeURIComponent(cookieValue('XSRF-TOKEN'))
    for (const secret of [token, cookieValue('XSRF-TOKEN'), cookieValue('__Host-web_session')])
      this.secrets.add(secret)
    const headers = {
      Cookie: cookies.join('; '),
      'X-XSRF-TOKEN': token,
      ...(this.bearer !== null && { Authorization: `Bearer ${this.bearer}` }),
    }
    const { status, body: received } = await this.#process.send(method, `/api/v1${path}`, headers, body)
    return { status, data: v.is(answer, received) ? received.data : null }
  }

  /** The latest message to an address; its code and the secret of its link are added to `secrets`. */
  async latestMessage(to: string): Promise<{ code: string; link: string }> {
    const path = `/outbox?tenant=harbor&to=${encodeURIComponent(to)}`
    const { body } = await this.#process.operate('GET', path)
    const [latest] = v.parse(outboxMessages, body)
    const [code, link] = [latest?.code ?? '', latest?.links[0] ?? '']
    for (const [, secret] of link.matchAll(/[?&#](?:hash|token)=([^&]+)/g)) this.secrets.add(secret ?? '')
    if (code !== '') this.secrets.add(code)
    return { code, link }
  }

  async operate(path: string, body: unknown): Promise<void> {
    await this.#process.operate('POST', path, body)
  }
}
