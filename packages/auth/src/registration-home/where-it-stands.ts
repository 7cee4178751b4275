import type { DepositorStanding } from '@coffer/domain/access'
import { resumeDestination } from '@coffer/domain/destinations'
import { stepReached } from '@coffer/domain/status'
import type { WordKey } from '@coffer/i18n/words'
import { stages, type Stage } from '@coffer/router/routes'
import type en from '../locales/en.json'

export type StageState = 'done' | 'now' | 'later'
export type Standing = Pick<DepositorStanding, 'registrationStatus' | 'lastStep' | 'extendedStatus'>

const doneBy = { credentials: 'none', 'about-you': 'confirmed', link: 'verified', fund: 'completed' } as const

/** The four stages: those done, the one to do now, those to come. */
export function stagesOf({ lastStep }: Standing): readonly { stage: Stage; state: StageState }[] {
  const isDone = (stage: Stage) => {
    const step = doneBy[stage]
    return step === 'none' || stepReached(lastStep, step)
  }
  const now = stages.find((stage) => !isDone(stage))
  return stages.map((stage) => ({ stage, state: isDone(stage) ? 'done' : stage === now ? 'now' : 'later' }))
}

/** What is said of what comes next. */
export function nextWords(standing: Standing): Extract<WordKey<typeof en>, `home.next.${string}`> {
  const resume = resumeDestination({ ...standing, isPrimary: true })
  if (standing.lastStep === 'none') return 'home.next.start'
  if (resume === '/registration/reviewing-account') return 'home.next.review'
  if (resume === '/manual-funding/microdeposits') return 'home.next.microdeposits'
  return resume === null ? 'home.next.wait' : 'home.next.go-on'
}
