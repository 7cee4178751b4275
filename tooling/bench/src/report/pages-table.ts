import { type Measurement, pages, type Round } from '../measure/rounds.ts'
import { bytesOfPage } from './goals.ts'
import { median } from './median.ts'
import { table } from './table.ts'

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
const ms = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(0))

const columns: readonly (readonly [
  string,
  (visit: Measurement) => number | null,
  (value: number) => string,
])[] = [
  ['page kB', bytesOfPage, kB],
  ['document', ({ bytes }) => bytes.document, kB],
  ['script', ({ bytes }) => bytes.script, kB],
  ['font', ({ bytes }) => bytes.font, kB],
  ['image', ({ bytes }) => bytes.image, kB],
  ['other', ({ bytes }) => bytes.other, kB],
  ['api', ({ bytes }) => bytes.api, kB],
  ['requests', ({ requests }) => requests, (value) => value.toFixed(0)],
  ['first paint', ({ firstPaint }) => firstPaint, ms],
  ['shift', ({ shift }) => shift, (value) => value.toFixed(3)],
  ['accepts typing', ({ acceptsTyping }) => acceptsTyping, ms],
  ['ready', ({ acceptsSubmit }) => acceptsSubmit, ms],
  ['script time', ({ scriptTime }) => scriptTime, ms],
  ['balance', ({ amount }) => amount, ms],
  ['API apart', ({ amountWithoutApi }) => amountWithoutApi, ms],
  ['API', ({ apiTime }) => apiTime, ms],
]

/** The medians of a profile's rounds: a row per page and per other application, in kB and ms. */
export function pagesTable(rounds: readonly Round[]): string {
  const row = (name: string, find: (round: Round) => Measurement | undefined) => {
    const visits = rounds.map(find).filter((visit) => visit !== undefined)
    return [
      name,
      ...columns.map(([, read, show]) => show(median(visits.map((visit) => read(visit) ?? Number.NaN)))),
    ]
  }
  const rows = [
    ...pages.map((page) => row(page, (round) => round[page])),
    ...Object.keys(rounds[0]?.peers ?? {}).map((name) => row(name, ({ peers }) => peers[name])),
  ]
  return table([['', ...columns.map(([title]) => title)], ...rows])
}
