import type { Fault } from '../provider/operator.ts'
import type { Say } from '../people/words.ts'

/** What can come back in place of an answer. */
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
export type Answer = keyof typeof faults

export function faultOf(answer: string): Pick<Fault, 'kind' | 'value'> {
  const found = Object.entries(faults).find(([name]) => name === answer)
  if (!found) throw new Error(`no such answer: ${answer}`)
  return found[1]
}

const told = (status: number) => `The sandbox was told to answer ${status}.`

/** What the screens of an application say to each. */
export const saidInApplication = (say: Say): Record<Answer, string> => ({
  'status 400': say('onboarding:failure.rejected'),
  'status 404': say('onboarding:failure.missing'),
  'status 403': say('onboarding:failure.forbidden'),
  'status 413': say('onboarding:failure.too-large'),
  'status 422': say('onboarding:failure.invalidElsewhere', { reason: told(422) }),
  'status 419': say('onboarding:failure.csrf-expired'),
  'status 429': say('onboarding:failure.rate-limited', { count: 1 }),
  'status 500': say('onboarding:failure.unexpected'),
  'status 451': say('onboarding:failure.unavailable'),
  malformed: say('onboarding:failure.malformed'),
  'no answer': say('onboarding:failure.offline'),
})

/** What the screens of linking and funding say: section 8 shows the provider's words for a 403 and a 422. */
export const saidInFunding = (say: Say): Record<Answer, string> => ({
  'status 400': told(400),
  'status 404': say('funding:problem.missing'),
  'status 403': told(403),
  'status 413': say('funding:problem.tooLarge'),
  'status 422': told(422),
  'status 419': say('funding:problem.expired'),
  'status 429': say('funding:problem.rateLimited'),
  'status 500': say('funding:problem.unexpected'),
  'status 451': say('funding:problem.unavailable'),
  malformed: say('funding:problem.unexpected'),
  'no answer': say('funding:problem.offline'),
})
