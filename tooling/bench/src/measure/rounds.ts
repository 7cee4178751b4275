import type { Browser } from 'playwright-core'
import { type Profile, profiles } from './profiles.ts'
import { readyToSubmit, type Subject, visit, type Visit } from './visit.ts'

export const pages = ['L0', 'L2', 'log-in', 'registration', 'dashboard'] as const
export type PageName = (typeof pages)[number]

export type Measurement = Visit & { acceptsSubmit: number | null }
/** One round's loads of every page, in sequence, so that other load on the machine affects all of them. */
export type Round = Record<PageName, Measurement> & {
  /** Other applications, by name. */
  readonly peers: Readonly<Record<string, Measurement>>
}
/** The pages of one round. */
export type Subjects = Record<PageName, Subject> & { readonly peers: Readonly<Record<string, Subject>> }
export type Rounds = Record<Profile, Round[]>

/** Measures every page in every profile, round by round. The subjects are created for each round, since a session expires. */
export async function measureRounds(
  browser: Browser,
  count: number,
  createSubjects: () => Promise<Subjects>,
): Promise<Rounds> {
  const rounds: Rounds = { fast: [], slow: [] }
  for (let round = 1; round <= count; round += 1) {
    for (const profile of profiles) {
      const subjects = await createSubjects()
      const measure = async (subject: Subject): Promise<Measurement> => ({
        ...(await visit(browser, subject, profile)),
        acceptsSubmit: subject.session ? null : await readyToSubmit(browser, subject, profile),
      })
      const peers: Record<string, Measurement> = {}
      for (const [name, subject] of Object.entries(subjects.peers)) peers[name] = await measure(subject)
      rounds[profile].push({
        L0: await measure(subjects.L0),
        L2: await measure(subjects.L2),
        'log-in': await measure(subjects['log-in']),
        registration: await measure(subjects.registration),
        dashboard: await measure(subjects.dashboard),
        peers,
      })
    }
    console.log(`round ${round} of ${count}`)
  }
  return rounds
}
