import { isBeingChecked } from '@coffer/domain/access'
import type { DepositorAccess } from '@coffer/domain/access-context'
import { resumeDestination } from '@coffer/domain/destinations'
import { isFailedType, isPassed, isUnderReview, type LastStep, stepReached } from '@coffer/domain/status'
import type { MessageKey } from '@coffer/i18n/messages'
import { stages, type Stage } from '@coffer/router/route-declaration'
import type { RoutePath } from '@coffer/router/routes'
import type en from '../locales/en.json'

export type Standing = Pick<DepositorAccess, 'registrationStatus' | 'lastStep' | 'extendedStatus'>

/** The one click that goes on; null where there is nothing to do but wait. */
export function wayOn(standing: Standing): RoutePath | null {
  return resumeDestination({ ...standing, isPrimary: true })
}

/** §4, as far as the review holds up what comes after it. */
type Review = 'none' | 'waiting' | 'attention' | 'stopped' | 'refused'

function reviewOf(standing: Standing): Review {
  const { registrationStatus: status, extendedStatus, lastStep } = standing
  if (!stepReached(lastStep, 'confirmed')) return 'none'
  if (status === 'FAILED') return 'refused'
  if (extendedStatus === 'HOLD' || status === 'VIEW_ONLY') return 'stopped'
  if (isPassed(status)) return 'none'
  return isFailedType(status) || status === 'FLAGGED' ? 'attention' : 'waiting'
}

export type StageState = 'done' | 'now' | 'later' | Exclude<Review, 'none'>

const doneBy = { 'about-you': 'confirmed', link: 'verified', fund: 'completed' } as const

/** The four stages: those done, the one to do now, those to come; and what the review makes of the second. */
export function stagesOf(standing: Standing): readonly { stage: Stage; state: StageState }[] {
  const review = reviewOf(standing)
  const { lastStep } = standing
  const isDone = (stage: Stage) => stage === 'credentials' || stepReached(lastStep, doneBy[stage])
  const now = stages.find((stage) => !isDone(stage))
  // Someone in review may go on linking once they have begun to; anyone else waits for the review.
  const isHeldUp = review !== 'none' && !(review === 'waiting' && lastStep !== 'confirmed')
  const stateOf = (stage: Stage): StageState => {
    if (stage === 'about-you' && review !== 'none') return review
    if (isDone(stage)) return 'done'
    if (stage !== now || isHeldUp) return 'later'
    return lastStep === 'funded' ? 'waiting' : 'now'
  }
  return stages.map((stage) => ({ stage, state: stateOf(stage) }))
}

export type NextKey = Extract<MessageKey<typeof en>, `home.next.${string}`>

/** What is said of what comes next. */
export function nextWords(standing: Standing): NextKey {
  const { lastStep } = standing
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
      return heldUpWords(standing) ?? onceApproved[lastStep]
    case 'completed':
      return 'home.next.open'
    default:
      return lastStep satisfies never
  }
}

const onceApproved = {
  confirmed: 'home.next.approved',
  bank: 'home.next.microdeposits',
  verified: 'home.next.fund',
  disclosures: 'home.next.ready',
  funded: 'home.next.funded',
} as const satisfies Partial<Record<LastStep, NextKey>>

/** What the review has to say first; null where it lets one go on. */
function heldUpWords(standing: Standing): NextKey | null {
  const { registrationStatus: status, extendedStatus, lastStep } = standing
  if (isBeingChecked(standing)) return 'home.next.checking'
  if (status === 'FAILED') return 'home.next.failed'
  if (status === 'VIEW_ONLY') return 'home.next.view-only'
  if (extendedStatus === 'HOLD') return 'home.next.hold'
  if (status === null) return 'home.next.wait'
  if (status === 'IN_REVIEW') return lastStep === 'confirmed' ? 'home.next.review' : null
  return isUnderReview(status) ? 'home.next.more-needed' : null
}

export type ResumeKey = Extract<MessageKey<typeof en>, `home.resume${string}` | 'home.start' | 'home.open'>

const called: Partial<Record<RoutePath, ResumeKey>> = {
  '/registration/reviewing-account': 'home.resume.review',
  '/registration/additional-info': 'home.resume.more-needed',
  '/registration/hold-account': 'home.resume.hold',
}

/** What the way on is called. */
export function resumeWords(standing: Standing): ResumeKey {
  if (standing.lastStep === 'none') return 'home.start'
  if (standing.lastStep === 'completed') return 'home.open'
  const way = wayOn(standing)
  return (way && called[way]) ?? 'home.resume'
}

/** Whether the application may still be cancelled by its applicant: not once it is complete, nor by who may only view. */
export const mayCancel = ({ lastStep, registrationStatus }: Standing): boolean =>
  lastStep !== 'completed' && registrationStatus !== 'VIEW_ONLY'
