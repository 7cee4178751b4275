import type { Browser } from 'playwright-core'
import { type Profile, profiles } from './profiles.ts'
import { readyToSubmit, type Subject, visit, type Visit } from './visit.ts'

export const pages = ['L0', 'L2', 'log-in', 'registration', 'dashboard'] as const
export type PageName = (typeof pages)[number]

export type Measurement = Visit & { acceptsSubmit: number | null }
/** One round's loads of every page, in sequence, so that other load on the machine affects all of them. */
export type Round = Record<PageName, Measurement>
export type Rounds = Record<Profile, Round[]>

/** Measures every page in every profile, round by round. The subjects are created for each round, since a session expires. */
export async function measureRounds(
  browser: Browser,
  count: number,
  createSubjects: () => Promise<Record<PageName, Subject>>,
): Promise<Rounds> {
  const rounds: Rounds = { fast: [], slow: [] }
  for (let round = 1; round <= count; round += 1) {
    for (const profile of profiles) {
      const subjects = await createSubjects()
      const measure = async (name: PageName): Promise<Measurement> => ({
        ...(await visit(browser, subjects[name], profile)),
        acceptsSubmit: name === 'dashboard' ? null : await readyToSubmit(browser, subjects[name], profile),
      })
      rounds[profile].push({
        L0: await measure('L0'),
        L2: await measure('L2'),
        'log-in': await measure('log-in'),
        registration: await measure('registration'),
        dashboard: await measure('dashboard'),
      })
    }
    console.log(`round ${round} of ${count}`)
  }
  return rounds
}
