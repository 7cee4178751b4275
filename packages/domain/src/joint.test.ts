import { describe, expect, it } from 'vitest'
import { canAddHolder, holderState, isReadyToInvite, isStarted, jointSteps, nextJointStep } from './joint.ts'
import { registrationStatuses, registrationSteps, type LastStep, type RegistrationStatus } from './status.ts'

const holder = (
  lastStep: LastStep,
  isPendingSignup = false,
  registrationStatus: RegistrationStatus | null = null,
) => ({ lastStep, isPendingSignup, registrationStatus })

it('The joint application has five steps', () => expect(jointSteps).toHaveLength(5))

it.each([
  ['none', false, 'contact'],
  ['none', true, 'personal-information'],
  ['basic', true, 'address-information'],
  ['address', true, 'occupation'],
  ['employer', true, 'confirm-details'],
] as const)('nextJointStep after %s (with contact: %s) is %s', (lastStep, hasContact, step) => {
  expect(nextJointStep({ lastStep }, hasContact)).toBe(step)
})

describe('an application', () => {
  const lasts: readonly LastStep[] = ['none', ...registrationSteps]
  const open = ['none', 'basic', 'address', 'employer']

  it('A joint application is started until it is confirmed, with its steps open', () => {
    expect(lasts.filter((lastStep) => isStarted({ lastStep }))).toEqual(open)
    expect(lasts.filter((lastStep) => canAddHolder({ lastStep }))).toEqual(open)
    expect(canAddHolder(null)).toBe(true)
  })

  it('A joint application can be confirmed when all steps are saved', () =>
    expect(lasts.filter((lastStep) => isReadyToInvite({ lastStep }))).toEqual(['employer']))
})

describe('a holder', () => {
  it.each([
    [null, 'none'],
    [holder('address'), 'started'],
    [holder('confirmed', true), 'invited'],
    [holder('completed', false, null), 'under-review'],
  ] as const)('holderState of %o is %s', (one, state) => {
    expect(holderState(one)).toBe(state)
  })

  it.each(registrationStatuses)(
    'holderState of a signed-up holder with status %s is one of three',
    (status) => {
      const state = holderState(holder('completed', false, status))
      const isPassed = status === 'PASSED' || status === 'MANUALLY_REVIEWED'
      const isDeclined = status === 'FAILED' || status === 'VIEW_ONLY'
      expect(state).toBe(isPassed ? 'joined' : isDeclined ? 'declined' : 'under-review')
    },
  )
})
