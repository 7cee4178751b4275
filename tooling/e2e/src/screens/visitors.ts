/** The properties of a visitor that the table of routes depends on. */
export interface Visitor {
  bearer: 'none' | 'code awaited' | 'session'
  /** The last step done. */
  step:
    | 'none'
    | 'basic'
    | 'address'
    | 'employer'
    | 'confirmed'
    | 'bank'
    | 'verified'
    | 'disclosures'
    | 'completed'
  status:
    | null
    | 'PASSED'
    | 'MANUALLY_REVIEWED'
    | 'IN_REVIEW'
    | 'FLAGGED'
    | 'ERRORED'
    | 'UNSUBMITTED'
    | 'FAILED'
    | 'VIEW_ONLY'
  isHeld?: true
  /** The one linked account, and how it was linked where that matters. */
  linked: null | 'VERIFICATION_PENDING' | 'ACTIVE' | 'FAILED' | 'LOCKED' | 'DEPOSITS_LOCKED'
  hasRelinkFlag?: true
  /** Number of beneficiaries. */
  beneficiaries?: number
  /** Invited to another depositor's account. */
  isJoint?: true
  /** The joint holder, or an invitation to one. */
  holder?: 'asked' | 'joined'
  /** The first funding was returned with a code, and nothing has settled. */
  fundingCameBack?: true
}

const applicant = { bearer: 'session', status: null, linked: null } as const
const reviewed = { ...applicant, step: 'confirmed' } as const
const approved = { bearer: 'session', status: 'PASSED' } as const
const complete = { ...approved, step: 'completed', linked: 'ACTIVE' } as const

/** A logged-out visitor, one with a pending code, and the demo depositors of decisions.md. */
export const visitors = {
  nobody: { bearer: 'none', step: 'none', status: null, linked: null },
  'code awaited': { bearer: 'code awaited', step: 'none', status: null, linked: null },
  new: { ...applicant, step: 'none' },
  basic: { ...applicant, step: 'basic' },
  address: { ...applicant, step: 'address' },
  employer: { ...applicant, step: 'employer' },
  'in-review': { ...reviewed, status: 'IN_REVIEW' },
  flagged: { ...reviewed, status: 'FLAGGED' },
  errored: { ...reviewed, status: 'ERRORED' },
  unsubmitted: { ...reviewed, status: 'UNSUBMITTED' },
  failed: { ...reviewed, status: 'FAILED' },
  passed: { ...reviewed, status: 'PASSED' },
  bank: { ...approved, step: 'bank', linked: 'VERIFICATION_PENDING' },
  verified: { ...approved, step: 'verified', linked: 'ACTIVE' },
  disclosures: { ...approved, step: 'disclosures', linked: 'ACTIVE' },
  active: complete,
  manual: { ...complete, status: 'MANUALLY_REVIEWED' },
  beneficiaries: { ...complete, beneficiaries: 3 },
  inviting: { ...complete, holder: 'asked' },
  primary: { ...complete, holder: 'joined' },
  secondary: { ...complete, isJoint: true },
  hold: { ...complete, isHeld: true },
  'view-only': { ...complete, status: 'VIEW_ONLY' },
  'deposits-locked': { ...complete, linked: 'DEPOSITS_LOCKED' },
  relink: { ...complete, linked: 'FAILED', hasRelinkFlag: true },
  returned: { ...complete, linked: 'LOCKED', hasRelinkFlag: true, fundingCameBack: true },
} as const satisfies Record<string, Visitor>
