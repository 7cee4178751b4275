import type { Measurement, PageName, Round } from '../measure/rounds.ts'
import { median } from './median.ts'

export interface Goal {
  text: string
  value: number
  max: number
  unit: '' | ' kB' | ' ms'
}

const BYTES_PER_KB = 1000

function medianOf(
  rounds: readonly Round[],
  page: PageName,
  read: (visit: Measurement) => number | null,
): number {
  return median(rounds.map((round) => read(round[page]) ?? Number.NaN))
}

/** The median of each round's ratio: both loads of a round ran under the same conditions. */
function ratio(
  rounds: readonly Round[],
  read: (round: Round) => number | null,
  to: (round: Round) => number | null,
): number {
  return median(rounds.map((round) => (read(round) ?? Number.NaN) / (to(round) ?? Number.NaN)))
}

/** Everything loaded except Lato, the logo and API responses. */
export function bytesOfPage({ bytes }: Measurement): number {
  return bytes.document + bytes.script + bytes.other
}

/** The targets of the pages, on the slow profile. */
export function goals(rounds: readonly Round[]): readonly Goal[] {
  const logIn = (read: (visit: Measurement) => number) => medianOf(rounds, 'log-in', read)
  const noShift = (page: PageName): Goal => ({
    text: `${page}, layout shift`,
    value: medianOf(rounds, page, ({ shift }) => shift),
    max: 0,
    unit: '',
  })
  const typingToL0 = (page: PageName, max: number): Goal => ({
    text: `${page} accepts typing, relative to L0`,
    value: ratio(
      rounds,
      (round) => round[page].acceptsTyping,
      (round) => round.L0.acceptsTyping,
    ),
    max,
    unit: '',
  })
  return [
    typingToL0('log-in', 1.1),
    {
      text: 'log-in accepts a submit, relative to L2',
      value: ratio(
        rounds,
        (round) => round['log-in'].acceptsSubmit,
        (round) => round.L2.acceptsSubmit,
      ),
      max: 0.3,
      unit: '',
    },
    {
      text: 'log-in in total, without Lato and the logo',
      value: logIn(bytesOfPage) / BYTES_PER_KB,
      max: 100,
      unit: ' kB',
    },
    noShift('log-in'),
    typingToL0('registration', 1.5),
    noShift('registration'),
    {
      text: 'dashboard, first paint, relative to L0',
      value: ratio(
        rounds,
        (round) => round.dashboard.firstPaint,
        (round) => round.L0.firstPaint,
      ),
      max: 1.2,
      unit: '',
    },
    noShift('dashboard'),
    {
      text: 'dashboard, script',
      value: medianOf(rounds, 'dashboard', ({ bytes }) => bytes.script) / BYTES_PER_KB,
      max: 150,
      unit: ' kB',
    },
    {
      text: 'dashboard shows the balance without the API, relative to L2 accepting typing',
      value: ratio(
        rounds,
        (round) => round.dashboard.amountWithoutApi,
        (round) => round.L2.acceptsTyping,
      ),
      max: 1,
      unit: '',
    },
  ]
}

export function isReached({ value, max }: Goal): boolean {
  return value <= max
}
