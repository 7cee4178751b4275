import { announcedCapabilities, type Capability } from '@coffer/branding/capabilities'
import * as v from 'valibot'
import type { Transport } from '../transport.ts'
import { CallLog } from './call-log.ts'
import { expectFound } from './problem.ts'
import { openSavings } from './saver.ts'
import type { TestControl } from './test-control.ts'
import { Visitor } from './visitor.ts'

export interface Provider {
  /** The origin of the tenant's application. */
  readonly base: string
  /** The origin of another tenant of the same provider; null leaves its checks out. */
  readonly otherBase: string | null
  /** The bearer of a depositor with an open account who has entered their code; null logs one in. */
  readonly token: string | null
  readonly transport: Transport
  readonly control: TestControl | null
}

/** What journeys share: visitors, the test-control API, and the record of the calls. */
export class World {
  readonly #provider: Provider
  readonly log = new CallLog()
  #announced: readonly Capability[] | null = null
  #reader: Promise<Visitor> | null = null

  constructor(provider: Provider) {
    this.#provider = provider
  }

  get control(): TestControl | null {
    return this.#provider.control
  }

  get canLogIn(): boolean {
    return this.#provider.token !== null || this.control !== null
  }

  /** A new browser at the tenant, without a session. */
  stranger(): Visitor {
    return new Visitor(this.#provider.transport, this.log, this.#provider.base)
  }

  /** The same bearer at another tenant; null if no other tenant is given. */
  elsewhere({ bearer }: Visitor): Visitor | null {
    const { otherBase, transport } = this.#provider
    return otherBase === null ? null : new Visitor(transport, this.log, otherBase, bearer)
  }

  /** A depositor with an open account, for calls that only read. */
  reader(): Promise<Visitor> {
    const { token, transport, base } = this.#provider
    if (token !== null) return Promise.resolve(new Visitor(transport, this.log, base, token))
    this.#reader ??= openSavings(this).then(({ visitor }) => visitor)
    return this.#reader
  }

  /** The test-control API, of a journey that needs it. */
  requireControl(): TestControl {
    return expectFound(this.control, 'the test-control API')
  }

  async hasCapability(capability: Capability): Promise<boolean> {
    this.#announced ??= await this.#readCapabilities()
    return this.#announced.includes(capability)
  }

  async #readCapabilities(): Promise<readonly Capability[]> {
    const { text } = await this.stranger().answer('GET /branding')
    const read = v.safeParse(v.object({ data: v.object({ capabilities: v.unknown() }) }), JSON.parse(text))
    return read.success ? announcedCapabilities(read.output.data.capabilities) : []
  }
}
