import { expect, it } from 'vitest'
import { summaryOf } from '../summary.ts'
import { reportPage } from './report-page.ts'

const png = Buffer.from('an image')
const address = `data:image/png;base64,${png.toString('base64')}`
const comparison = {
  same: 7,
  findings: [
    {
      kind: 'changed',
      story: 'home--balance',
      size: 'phone',
      changedPixels: 12,
      before: png,
      after: png,
      marked: png,
    },
    { kind: 'new', story: 'lists--long', size: 'desktop', after: png },
    { kind: 'gone', story: 'lists--short', size: 'desktop', before: png },
  ],
  failures: new Map([['form--error', 'Cannot read <this>']]),
} as const

const page = reportPage('harbor', comparison)
/** The captions of a story's images. */
const captions = (story: string) =>
  [...(page.split(`<h3>${story} `)[1]?.split('</article>')[0] ?? '').matchAll(/<figcaption>(\w+)/g)].map(
    ([, name]) => name,
  )

it('the report shows before, after and difference of a changed snapshot, and the one image of others', () => {
  expect(captions('home--balance')).toEqual(['Before', 'After', 'Difference'])
  expect(captions('lists--long')).toEqual(['After'])
  expect(captions('lists--short')).toEqual(['Before'])
  expect(page.split(address)).toHaveLength(6)
})

it('the report loads nothing from elsewhere and names the command that stores the new screens', () => {
  expect(page).not.toMatch(/(?:src|href)="(?!data:)/)
  expect(page).toContain('1 changed, 1 new, 1 gone.')
  expect(page).toContain('npm run snapshots -- --tenant harbor --update')
})

it('the report lists the stories that could not be captured, as text', () => {
  expect(page).toContain('form--error: Cannot read &#60;this&#62;')
})

it.each([
  [
    comparison,
    false,
    false,
    'harbor: compared, 1 changed, 1 new, 1 gone, 1 could not be captured, 7 the same; see report.html',
  ],
  [
    { ...comparison, failures: new Map() },
    true,
    true,
    'harbor: updated, 1 changed, 1 new, 1 gone, 7 the same',
  ],
  [{ same: 9, findings: [], failures: new Map() }, false, true, 'harbor: compared, 9 the same'],
])('the summary is %#', (result, isUpdate, isPassed, line) => {
  expect(summaryOf('harbor', result, isUpdate, 'report.html')).toEqual({ line, isPassed })
})
