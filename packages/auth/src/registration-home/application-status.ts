import { isBeingChecked } from '@coffer/domain/access'
import type { DepositorAccess } from '@coffer/domain/access-context'
import { resumeDestination } from '@coffer/domain/destinations'
import { isFailedType, isPassed, isUnderReview, type LastStep, stepReached } from '@coffer/domain/status'
import type { MessageKey } from '@coffer/i18n/messages'
import { stages, type Stage } from '@coffer/router/route-declaration'
import type { RoutePath } from '@coffer/router/routes'
import type en from '../locales/en.json'

export type ApplicationStatus = Pick<DepositorAccess, 'registrationStatus' | 'lastStep' | 'extendedStatus'>

/** The route that continues the application, or null if the applicant can only wait. */
export function resumeRoute(application: ApplicationStatus): RoutePath | null {
  return resumeDestination({ ...application, isPrimary: true })
}

/** How the identity review blocks the later stages. */
type Review = 'none' | 'waiting' | 'attention' | 'stopped' | 'refused'

function toReview(application: ApplicationStatus): Review {
  const { registrationStatus: status, extendedStatus, lastStep } = application
  if (!stepReached(lastStep, 'confirmed')) return 'none'
  if (status === 'FAILED') return 'refused'
  if (extendedStatus === 'HOLD' || status === 'VIEW_ONLY') return 'stopped'
  if (isPassed(status)) return 'none'
  return isFailedType(status) || status === 'FLAGGED' ? 'attention' : 'waiting'
}

export type StageState = 'done' | 'now' | 'later' | Exclude<Review, 'none'>

const doneBy = { 'about-you': 'confirmed', link: 'verified', fund: 'completed' } as const

/** The four stages with their states; the review decides the state of the second. */
export function applicationStages(
  application: ApplicationStatus,
): readonly { stage: Stage; state: StageState }[] {
  const review = toReview(application)
  const { lastStep } = application
  const isDone = (stage: Stage) => stage === 'credentials' || stepReached(lastStep, doneBy[stage])
  const now = stages.find((stage) => !isDone(stage))
  // In review, an applicant may continue linking but not start it.
  const isBlocked = review !== 'none' && !(review === 'waiting' && lastStep !== 'confirmed')
  const toState = (stage: Stage): StageState => {
    if (stage === 'about-you' && review !== 'none') return review
    if (isDone(stage)) return 'done'
    if (stage !== now || isBlocked) return 'later'
    return lastStep === 'funded' ? 'waiting' : 'now'
  }
  return stages.map((stage) => ({ stage, state: toState(stage) }))
}

export type NextKey = Extract<MessageKey<typeof en>, `home.next.${string}`>

/** The message about the next step. */
export function nextStepKey(application: ApplicationStatus): NextKey {
  const { lastStep } = application
  switch (lastStep) {
    case 'none':
      return 'home.next.start'
    case 'basic':
    case 'address':
    case 'employer':
      return 'home.next.go-on'
    case 'confirmed':
    case 'bank':
    case 'verified':
    case 'disclosures':
    case 'funded':
      return reviewKey(application) ?? nextKeyAfterApproval[lastStep]
    case 'completed':
      return 'home.next.open'
    default:
      return lastStep satisfies never
  }
}

const nextKeyAfterApproval = {
  confirmed: 'home.next.approved',
  bank: 'home.next.microdeposits',
  verified: 'home.next.fund',
  disclosures: 'home.next.ready',
  funded: 'home.next.funded',
} as const satisfies Partial<Record<LastStep, NextKey>>

/** The message of a review that blocks the next step, or null. */
function reviewKey(application: ApplicationStatus): NextKey | null {
  const { registrationStatus: status, extendedStatus, lastStep } = application
  if (isBeingChecked(application)) return 'home.next.checking'
  if (status === 'FAILED') return 'home.next.failed'
  if (status === 'VIEW_ONLY') return 'home.next.view-only'
  if (extendedStatus === 'HOLD') return 'home.next.hold'
  if (status === null) return 'home.next.wait'
  if (status === 'IN_REVIEW') return lastStep === 'confirmed' ? 'home.next.review' : null
  return isUnderReview(status) ? 'home.next.more-needed' : null
}

export type ResumeKey = Extract<MessageKey<typeof en>, `home.resume${string}` | 'home.start' | 'home.open'>

const resumeKeys: Partial<Record<RoutePath, ResumeKey>> = {
  '/registration/reviewing-account': 'home.resume.review',
  '/registration/additional-info': 'home.resume.more-needed',
  '/registration/hold-account': 'home.resume.hold',
}

/** The label of the link to the next step. */
export function resumeKey(application: ApplicationStatus): ResumeKey {
  if (application.lastStep === 'none') return 'home.start'
  if (application.lastStep === 'completed') return 'home.open'
  const route = resumeRoute(application)
  return (route && resumeKeys[route]) ?? 'home.resume'
}

/** Whether the applicant may still cancel: not after the application is complete, and not for VIEW_ONLY. */
export const canCancel = ({ lastStep, registrationStatus }: ApplicationStatus): boolean =>
  lastStep !== 'completed' && registrationStatus !== 'VIEW_ONLY'
