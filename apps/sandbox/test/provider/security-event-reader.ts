import * as v from 'valibot'
import type { Sandbox } from './sandbox.ts'

const page = v.array(
  v.object({
    sequence: v.number(),
    tenant: v.string(),
    at: v.pipe(v.string(), v.isoTimestamp()),
    actor: v.string(),
    action: v.string(),
    target: v.nullable(v.string()),
    outcome: v.string(),
    status: v.nullable(v.number()),
    email: v.nullable(v.string()),
    device: v.nullable(v.string()),
    address: v.nullable(v.string()),
    request_id: v.nullable(v.string()),
  }),
)

type SecurityEventPage = v.InferOutput<typeof page>

export interface EventReader {
  /** Events since the last call, without the operator's, oldest first, such as `log-out success`. */
  (): Promise<string[]>
  /** The operator's filtered list, newest first, of harbor or, for null, of all tenants. */
  readonly list: (filter: string, tenant?: string | null) => Promise<SecurityEventPage>
  /** Actions of all events that were read. */
  readonly actions: () => string[]
}

/** Reads harbor's security events as the operator. */
export function readNewEvents(sandbox: Pick<Sandbox, 'callOperator'>): EventReader {
  let newest = 0
  const actions = new Set<string>()
  const list = async (filter: string, tenant: string | null = 'harbor') =>
    v.parse(
      page,
      await sandbox.callOperator(
        'GET',
        `/security-events?${tenant === null ? '' : `tenant=${tenant}`}${filter}`,
      ),
    )
  const read = async () => {
    const since = (await list('')).filter(({ sequence }) => sequence > newest)
    newest = since[0]?.sequence ?? newest
    const fresh = since.filter(({ actor }) => actor !== 'operator')
    for (const { action } of fresh) actions.add(action)
    return fresh.toReversed().map(({ action, outcome }) => `${action} ${outcome}`)
  }
  return Object.assign(read, { list, actions: () => [...actions] })
}
