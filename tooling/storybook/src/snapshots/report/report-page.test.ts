import { expect, it } from 'vitest'
import { summarize } from '../summary.ts'
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
      colorChange: { from: '#0b2545', to: '#0b2551' },
      before: png,
      after: png,
      marked: png,
    },
    {
      kind: 'changed',
      story: 'home--moved',
      size: 'phone',
      changedPixels: 9,
      colorChange: null,
      before: png,
      after: png,
      marked: png,
    },
    {
      kind: 'changed',
      story: 'plans--list',
      size: 'phone',
      changedPixels: 3,
      // One shade off, as with a palette.
      colorChange: { from: '#0b2546', to: '#0b2551' },
      before: png,
      after: png,
      marked: png,
    },
    { kind: 'new', story: 'lists--long', size: 'desktop', after: png },
    { kind: 'gone', story: 'lists--short', size: 'desktop', before: png },
  ],
  failures: new Map([['form--error', 'Cannot read <this>']]),
} as const

const page = reportPage('harbor', comparison, (color) => (color === '#0b2551' ? ['primary', 'drawer'] : []))
/** The captions of a story's images. */
const captions = (story: string) =>
  [...(page.split(`>${story}</a>`)[1]?.split('</article>')[0] ?? '').matchAll(/<figcaption>(\w+)/g)].map(
    ([, name]) => name,
  )

it('The report shows before, after and difference of a changed snapshot, and one image of a new or gone one', () => {
  expect(captions('home--balance')).toEqual(['Both', 'Before', 'After', 'Difference'])
  expect(captions('lists--long')).toEqual(['After'])
  expect(captions('lists--short')).toEqual(['Before'])
  expect(page.split(address)).toHaveLength(18)
})

it('The report loads nothing from elsewhere and names the command that stores the new screens', () => {
  expect(page).not.toMatch(/src="(?!data:)|<link/)
  expect(page).toContain('3 changed, 1 new, 1 gone.')
  expect(page).toContain('npm run snapshots -- --tenant harbor --update')
})

it('The report groups the changes that one change of color caused, and names its roles', () => {
  const sections = page.split('<section>').slice(1)
  const storiesOf = (section: string) =>
    [...section.matchAll(/<h3><a [^>]*>([^<]*)/g)].map(([, story]) => story)
  expect(sections.map(storiesOf)).toEqual([
    ['home--balance', 'plans--list'],
    ['home--moved'],
    ['lists--long'],
    ['lists--short'],
  ])
  expect(sections[0]?.replaceAll(/<[^>]*>/g, '')).toContain('#0b2545 became #0b2551 (primary, drawer): 2')
})

it('The report links each story, and names the command that accepts only that story', () => {
  expect(page).toContain('localhost:6006/?path=/story/home--balance&#38;globals=tenant:harbor;viewport:phone')
  expect(page).toContain('npm run snapshots -- --tenant harbor --accept home--balance<')
})

it('The report lists the stories that could not be captured, with the reason escaped', () => {
  expect(page).toContain('form--error: Cannot read &#60;this&#62;')
})

it.each([
  [
    comparison,
    false,
    false,
    'harbor: compared, 3 changed, 1 new, 1 gone, 1 could not be captured, 7 the same; see report.html',
  ],
  [
    { ...comparison, failures: new Map() },
    true,
    true,
    'harbor: updated, 3 changed, 1 new, 1 gone, 7 the same',
  ],
  [{ same: 9, findings: [], failures: new Map() }, false, true, 'harbor: compared, 9 the same'],
])('The summary counts the findings of comparison %#', (result, isUpdate, isPassed, line) => {
  expect(summarize('harbor', result, isUpdate, 'report.html')).toEqual({ line, isPassed })
})
