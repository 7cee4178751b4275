import { expect, it } from 'vitest'
import { lineOf } from '../summary.ts'
import { reportPage } from './report-page.ts'

const webp = Buffer.from('a picture')
const address = `data:image/webp;base64,${webp.toString('base64')}`
const none = { changedPixels: undefined, before: undefined, after: undefined, marked: undefined }
const comparison = {
  same: 7,
  findings: [
    {
      ...none,
      kind: 'changed',
      story: 'money--amount',
      size: 'phone',
      changedPixels: 12,
      before: webp,
      after: webp,
      marked: webp,
    },
    { ...none, kind: 'new', story: 'lists--long', size: 'desktop', after: webp },
    { ...none, kind: 'gone', story: 'lists--short', size: 'desktop', before: webp },
  ],
  failures: new Map([['form--broken', 'Cannot read <this>']]),
} as const

const page = reportPage('harbor', comparison)
/** What is shown of a story. */
const captions = (story: string) =>
  [...(page.split(`<h3>${story} `)[1]?.split('</article>')[0] ?? '').matchAll(/<figcaption>(\w+)/g)].map(
    ([, name]) => name,
  )

it('the report shows before, after and difference of what changed, and of the rest what there is', () => {
  expect(captions('money--amount')).toEqual(['Before', 'After', 'Difference'])
  expect(captions('lists--long')).toEqual(['After'])
  expect(captions('lists--short')).toEqual(['Before'])
  expect(page.split(address)).toHaveLength(6)
})

it('it stands alone and says how to keep what it shows', () => {
  expect(page).not.toMatch(/(?:src|href)="(?!data:)/)
  expect(page).toContain('1 changed, 1 new, 1 gone.')
  expect(page).toContain('pnpm snapshots --tenant harbor --update')
})

it('what could not be drawn is told as text', () => {
  expect(page).toContain('form--broken: Cannot read &#60;this&#62;')
})

it.each([
  [
    comparison,
    false,
    false,
    'harbor: compared, 1 changed, 1 new, 1 gone, 1 could not be drawn, 7 the same; see report.html',
  ],
  [{ ...comparison, failures: new Map() }, true, true, 'harbor: kept, 1 changed, 1 new, 1 gone, 7 the same'],
  [{ same: 9, findings: [], failures: new Map() }, false, true, 'harbor: compared, 9 the same'],
])('one line says it %#', (result, isUpdate, isGood, line) => {
  expect(lineOf('harbor', result, isUpdate, 'report.html')).toEqual({ line, isGood })
})
