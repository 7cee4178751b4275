/**
 * How an operator's call is recorded: `act` and `read` every time, `hourly read` once an hour for the same data, tenant
 * and address. A call that is not recorded states the reason.
 */
export type OperatorRecord = 'act' | 'read' | 'hourly read' | { readonly none: string }

/** Every operator's call, by method and pattern. */
const operatorCalls = {
  'DELETE /banners': 'act',
  'DELETE /branding': 'act',
  'DELETE /faults/:faultId': 'act',
  'DELETE /faults': 'act',
  'GET /banners': { none: 'They are published to everyone.' },
  'GET /branding': { none: 'It is published to everyone.' },
  'GET /calls': { none: 'The names of the provider’s calls.' },
  'GET /clock': { none: 'The provider’s time.' },
  'GET /depositors': 'hourly read',
  'GET /disclosures': { none: 'They are published to everyone.' },
  'GET /faults': { none: 'Settings of the provider.' },
  'GET /jobs': { none: 'Kinds, times and errors of scheduled work, which name no person.' },
  'GET /ledger/check': { none: 'Sums, and accounts by their ids.' },
  'GET /linked-accounts': 'hourly read',
  'GET /messages': 'hourly read',
  // Codes and links in messages give access to an account.
  'GET /outbox': 'read',
  'GET /rates': { none: 'They are published to every holder.' },
  'GET /security-events': 'hourly read',
  'GET /security-events/actions': { none: 'The names of this list.' },
  'GET /tenants': { none: 'Settings of the tenants.' },
  'GET /transactions': 'hourly read',
  'PATCH /depositors/:depositorId': 'act',
  'PATCH /linked-accounts/:uuid': 'act',
  'PATCH /tenants/:slug': 'act',
  'POST /alerts': 'act',
  'POST /announcements': 'act',
  'POST /banners': 'act',
  'POST /cases/:uuid/close': 'act',
  'POST /clock': 'act',
  'POST /disclosures': 'act',
  'POST /fastlink/complete': 'act',
  'POST /jobs/:jobId/run': 'act',
  'POST /jobs/run': 'act',
  'POST /messages': 'act',
  'POST /rates': 'act',
  'POST /transactions/:uuid/return': 'act',
  'PUT /branding': 'act',
  'PUT /faults': 'act',
} as const satisfies Readonly<Record<string, OperatorRecord>>

type OperatorCall = keyof typeof operatorCalls
export type OperatorAction = {
  [C in OperatorCall]: (typeof operatorCalls)[C] extends string ? C : never
}[OperatorCall]

const declared: Readonly<Record<string, OperatorRecord>> = operatorCalls

/** How a call such as `POST /banners` is recorded; null if there is no such call. */
export const findOperatorRecord = (call: string): OperatorRecord | null => declared[call] ?? null

const isRecorded = (call: string): call is OperatorAction => typeof declared[call] === 'string'

/** The calls that are recorded. */
export const operatorActions: readonly OperatorAction[] = Object.keys(declared).filter(isRecorded)

/** The action of a call; null if it is not recorded. */
export const toOperatorAction = (call: string): OperatorAction | null => (isRecorded(call) ? call : null)
