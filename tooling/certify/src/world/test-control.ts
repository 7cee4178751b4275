import type { LinkingMode, RegistrationStatus } from '@coffer/domain/status'
import * as v from 'valibot'
import type { Transport } from '../transport.ts'
import { expectFound, Problem } from './problem.ts'

const outbox = v.array(v.object({ code: v.nullable(v.string()), links: v.array(v.string()) }))
const depositors = v.array(v.object({ depositor_id: v.string(), email: v.string() }))

/** The test-control API of a provider (docs/security/certification.md): what no depositor can see or do. */
export class TestControl {
  readonly #transport: Transport
  readonly #url: string
  readonly #key: string
  readonly #tenant: string

  constructor(transport: Transport, { url, key, tenant }: { url: string; key: string; tenant: string }) {
    this.#transport = transport
    this.#url = url
    this.#key = key
    this.#tenant = tenant
  }

  /** The one-time code in the latest message to an email or a phone. */
  async readCode(to: string): Promise<string> {
    const [latest] = await this.#readOutbox(to)
    return expectFound(latest?.code, `test control: the code sent to ${to}`)
  }

  /** The fields in the fragment of the link in the latest email. */
  async readLink(to: string): Promise<Readonly<Record<string, string>>> {
    const [latest] = await this.#readOutbox(to)
    const link = expectFound(latest?.links[0], `test control: the link sent to ${to}`)
    return Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)))
  }

  /** Moves the provider's clock, and runs what falls due meanwhile. */
  async advance(seconds: number): Promise<void> {
    await this.#call('POST', '/clock', { advance_seconds: seconds })
  }

  /** Sends a submitted transfer back, as another bank does. */
  async returnTransfer(uuid: string, returnCode: string): Promise<void> {
    await this.#call('POST', `/transactions/${uuid}/return`, { return_code: returnCode })
  }

  /** Decides the identity review of a depositor. */
  async decideReview(email: string, status: RegistrationStatus): Promise<void> {
    const all = v.parse(depositors, await this.#call('GET', '/depositors'))
    const { depositor_id } = expectFound(
      all.find((one) => one.email === email),
      `test control: the depositor ${email}`,
    )
    await this.#call('PATCH', `/depositors/${depositor_id}`, { registration_status: status })
  }

  async setLinkingMode(mode: LinkingMode): Promise<void> {
    await this.#call('PATCH', `/tenants/${this.#tenant}`, { linking_mode: mode })
  }

  /** What the linking service reports to the browser at the end of a session. */
  completeLinking(access_token: string, institution: string | number): Promise<unknown> {
    return this.#call('POST', '/fastlink/complete', { access_token, institution, outcome: 'success' })
  }

  async #readOutbox(to: string) {
    return v.parse(outbox, await this.#call('GET', '/outbox', undefined, { to }))
  }

  async #call(method: string, path: string, body?: unknown, query: Record<string, string> = {}) {
    const url = new URL(`${this.#url}${path}`)
    url.search = String(new URLSearchParams({ tenant: this.#tenant, ...query }))
    const response = await this.#transport({
      method,
      url,
      headers: {
        'x-sandbox-key': this.#key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)),
    })
    const text = await response.text()
    if (!response.ok) throw new Problem(`test control: ${method} ${path} answered ${response.status} ${text}`)
    const answer: unknown = JSON.parse(text)
    return answer
  }
}
