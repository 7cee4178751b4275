import type { Visitor } from './visitors.ts'

const steps = ['none', 'basic', 'address', 'employer', 'confirmed'] as const
const isOneOf =
  (...statuses: Visitor['status'][]) =>
  (visitor: Visitor) =>
    statuses.includes(visitor.status)

/** Not confirmed yet, and the step is the next one or one already done. */
const next = (step: 'basic' | 'address' | 'employer') => (visitor: Visitor) => {
  const done = steps.findIndex((one) => one === visitor.step)
  return done >= 0 && done < steps.indexOf('confirmed') && steps.indexOf(step) <= done + 1
}

const isComplete = ({ step }: Visitor) => step === 'completed'
const isAccepted = isOneOf('PASSED', 'MANUALLY_REVIEWED', 'IN_REVIEW')
const isPassed = isOneOf('PASSED', 'MANUALLY_REVIEWED')

/** The conditions of routes.md, by its names. No visitor here has the result of a flow. */
export const holds = {
  open: () => true,
  'logged out': ({ bearer }) => bearer === 'none',
  bearer: ({ bearer }) => bearer !== 'none',
  session: ({ bearer }) => bearer === 'session',
  'a reset email was recorded': () => false,
  'a reset error happened': () => false,
  complete: isComplete,
  'not complete': (visitor) => !isComplete(visitor),
  'next(basic)': next('basic'),
  'next(address)': next('address'),
  'next(employer)': next('employer'),
  'last step employer': ({ step }) => step === 'employer',
  'status IN_REVIEW, FLAGGED, ERRORED or UNSUBMITTED': isOneOf(
    'IN_REVIEW',
    'FLAGGED',
    'ERRORED',
    'UNSUBMITTED',
  ),
  'status FAILED or VIEW_ONLY, or extended status HOLD': (visitor) =>
    isOneOf('FAILED', 'VIEW_ONLY')(visitor) || visitor.isHeld === true,
  passed: isPassed,
  'passed or accepted': isAccepted,
  'no linked accounts': ({ linked }) => linked === null,
  'last step verified or disclosures, or linking success': ({ step }) =>
    step === 'verified' || step === 'disclosures',
  'approved, FLAGGED or IN_REVIEW': (visitor) =>
    isPassed(visitor) || isOneOf('FLAGGED', 'IN_REVIEW')(visitor),
  'last step disclosures': ({ step }) => step === 'disclosures',
  'not failed-type': (visitor) => !isOneOf('FAILED', 'ERRORED', 'UNSUBMITTED')(visitor),
  'status not ERRORED, UNSUBMITTED, FAILED, nor null': (visitor) =>
    !isOneOf('ERRORED', 'UNSUBMITTED', 'FAILED', null)(visitor),
  'fund-success': () => false,
  'funding returned': ({ fundingCameBack, linked }) => fundingCameBack === true && linked === 'LOCKED',
  'relink flag': ({ hasRelinkFlag }) => hasRelinkFlag === true,
  'no relink pending': ({ hasRelinkFlag }) => hasRelinkFlag !== true,
  'available_balance above zero': (visitor) => isComplete(visitor) && visitor.fundingCameBack !== true,
  primary: ({ bearer, isJoint }) => bearer === 'session' && isJoint !== true,
  'not primary': ({ isJoint }) => isJoint === true,
  'fund-success or complete': isComplete,
  'at least one beneficiary': ({ beneficiaries = 0 }) => beneficiaries > 0,
  'more than one beneficiary': ({ beneficiaries = 0 }) => beneficiaries > 1,
  'navigation state says email or phone': () => false,
  'no joint holder started or still unsubmitted': ({ holder }) => holder === undefined,
  'secondary progress complete': () => false,
  'an application is started': () => false,
  'an application not sent, or its sign-up pending': ({ holder }) => holder === 'asked',
  'a holder with a pending sign-up': ({ holder }) => holder === 'asked',
  'link state': () => false,
  'active-type': isAccepted,
  'active-type or view-only': (visitor) => isAccepted(visitor) || visitor.status === 'VIEW_ONLY',
} as const satisfies Record<string, (visitor: Visitor) => boolean>
export type Condition = keyof typeof holds
