import type { Fault } from '../provider/operator.ts'
import type { Translate } from '../people/messages.ts'

/** Faults that replace a response. */
const faults = {
  'status 400': { kind: 'status', value: 400 },
  'status 403': { kind: 'status', value: 403 },
  'status 404': { kind: 'status', value: 404 },
  'status 413': { kind: 'status', value: 413 },
  'status 419': { kind: 'status', value: 419 },
  'status 422': { kind: 'status', value: 422 },
  'status 429': { kind: 'status', value: 429 },
  'status 500': { kind: 'status', value: 500 },
  'status 451': { kind: 'status', value: 451 },
  malformed: { kind: 'malformed' },
  'no answer': { kind: 'drop', value: 'before' },
} as const satisfies Record<string, Pick<Fault, 'kind' | 'value'>>
export type FaultName = keyof typeof faults

export function faultFor(wanted: string): Pick<Fault, 'kind' | 'value'> {
  const found = Object.entries(faults).find(([name]) => name === wanted)
  if (!found) throw new Error(`no such fault: ${wanted}`)
  return found[1]
}

const injectedMessage = (status: number) => `The sandbox was set to answer ${status}.`

/** A form's message for each fault. For a 400, a 403 and a 422 it is the provider's own message. */
export const failureMessages = (say: Translate): Record<FaultName, string> => ({
  'status 400': injectedMessage(400),
  'status 403': injectedMessage(403),
  'status 404': say('errors:missing'),
  'status 413': say('errors:too-large'),
  'status 419': say('errors:csrf-expired'),
  'status 422': injectedMessage(422),
  'status 429': say('errors:rate-limited'),
  'status 451': say('errors:unavailable'),
  'status 500': say('errors:unexpected'),
  malformed: say('errors:unexpected'),
  'no answer': say('errors:offline'),
})
