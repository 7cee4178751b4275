import type { Browser } from 'playwright-core'
import { type Profile, profiles } from './profiles.ts'
import { readyToSubmit, type Subject, visit, type Visit } from './visit.ts'

export const pages = ['L0', 'L2', 'log-in', 'dashboard'] as const
export type PageName = (typeof pages)[number]

export type Measured = Visit & { ready: number | null }
/** One round's loads of every page, one after the other, so that what slows the machine slows all of them. */
export type Round = Record<PageName, Measured>
export type Rounds = Record<Profile, Round[]>

/** Measures every page in every profile, round by round. The subjects are created for each round: a session runs out. */
export async function measureRounds(
  browser: Browser,
  count: number,
  subjectsNow: () => Promise<Record<PageName, Subject>>,
): Promise<Rounds> {
  const rounds: Rounds = { fast: [], slow: [] }
  for (let round = 1; round <= count; round += 1) {
    for (const profile of profiles) {
      const subjects = await subjectsNow()
      const measure = async (name: PageName): Promise<Measured> => ({
        ...(await visit(browser, subjects[name], profile)),
        ready: name === 'dashboard' ? null : await readyToSubmit(browser, subjects[name], profile),
      })
      rounds[profile].push({
        L0: await measure('L0'),
        L2: await measure('L2'),
        'log-in': await measure('log-in'),
        dashboard: await measure('dashboard'),
      })
    }
    console.log(`round ${round} of ${count}`)
  }
  return rounds
}
