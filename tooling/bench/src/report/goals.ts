import type { Measured, PageName, Round } from '../measure/rounds.ts'
import { median } from './median.ts'

export interface Goal {
  text: string
  value: number
  most: number
  unit: '' | ' kB' | ' ms'
}

const BYTES_PER_KB = 1000

export function middle(
  rounds: readonly Round[],
  page: PageName,
  read: (visit: Measured) => number | null,
): number {
  return median(rounds.map((round) => read(round[page]) ?? Number.NaN))
}

/** The middle of each round's own ratio: both loads of a round met the same machine. */
function ratio(
  rounds: readonly Round[],
  read: (round: Round) => number | null,
  to: (round: Round) => number | null,
): number {
  return median(rounds.map((round) => (read(round) ?? Number.NaN) / (to(round) ?? Number.NaN)))
}

/** Everything loaded except Lato, the logo and the API's answers. */
export function bytesOfPage({ bytes }: Measured): number {
  return bytes.document + bytes.script + bytes.other
}

/** What the pages are meant to reach, on the slow profile. */
export function goals(rounds: readonly Round[]): readonly Goal[] {
  const logIn = (read: (visit: Measured) => number) => middle(rounds, 'log-in', read)
  return [
    {
      text: 'log-in takes typing, to L0',
      value: ratio(
        rounds,
        (round) => round['log-in'].takesTyping,
        (round) => round.L0.takesTyping,
      ),
      most: 1.1,
      unit: '',
    },
    {
      text: 'log-in is ready to submit, to L2',
      value: ratio(
        rounds,
        (round) => round['log-in'].ready,
        (round) => round.L2.ready,
      ),
      most: 0.6,
      unit: '',
    },
    {
      text: 'log-in in all, Lato and logo apart',
      value: logIn(bytesOfPage) / BYTES_PER_KB,
      most: 110,
      unit: ' kB',
    },
    { text: 'log-in shifts its layout', value: logIn(({ shift }) => shift), most: 0, unit: '' },
    {
      text: 'dashboard, script',
      value: middle(rounds, 'dashboard', ({ bytes }) => bytes.script) / BYTES_PER_KB,
      most: 130,
      unit: ' kB',
    },
    {
      text: 'dashboard shows the balance, the API apart, to L2 takes typing',
      value: ratio(
        rounds,
        (round) => round.dashboard.amountApart,
        (round) => round.L2.takesTyping,
      ),
      most: 1,
      unit: '',
    },
  ]
}

export function isReached({ value, most }: Goal): boolean {
  return value <= most
}
