import sharp from 'sharp'
import { expect, it } from 'vitest'
import { problemLine } from '../problem.ts'
import { branding, checked, folder } from '../testing.ts'
import { checkDrawings } from './check-drawings.ts'

const svg = (drawing: string, box = '0 0 240 60') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawing}</svg>`)
const square = (drawing: string) => svg(drawing, '0 0 60 60')
const word = (fill: string) => svg(`<path fill="${fill}" d="M10 10h220v40h-220z"/>`)

/** The problems of a tenant with another logo. */
function problems(file: string, content: Uint8Array, brand: Parameters<typeof branding>[1] = {}) {
  const logos = new Map([...folder('elm').logos, [file, content]])
  return checkDrawings(checked('elm', { logos, branding: branding('elm', brand) })).map(problemLine)
}

it.each([
  [
    'its viewBox is beside it',
    'hor-white.svg',
    svg('<path fill="white" d="M0 0h9v9z"/>', '-500 -500 240 60'),
  ],
  ['it has no drawing', 'hor-color.svg', svg('')],
  ['it is transparent', 'sq-color.svg', square('<path fill-opacity="0" d="M0 0h60v60z"/>')],
])('A logo that shows nothing is refused, because %s', (_, file, content) => {
  expect(problems(file, content)).toEqual([
    `tenants/elm/logos/${file}: the file shows nothing: its drawing is outside its viewBox, transparent or damaged`,
  ])
})

it('A logo that is a dot in its picture is refused with the share that it covers', () => {
  expect(problems('sq-color.svg', square('<path d="M30 30h3v3h-3z"/>'))).toEqual([
    'tenants/elm/logos/sq-color.svg: the file covers 0.3 % of its picture; make its viewBox as large as its drawing',
  ])
})

it.each([
  ['to the left', '<path d="M-30 0h60v60h-60z"/>', '50 %'],
  ['below', '<path d="M0 30h60v40h-60z"/>', '25 %'],
  ['on all sides', '<circle cx="30" cy="30" r="36"/>', '16 %'],
])('A logo that its viewBox cuts off %s is refused with the share that is lost', (_, drawing, share) => {
  expect(problems('sq-color.svg', square(drawing))).toEqual([
    `tenants/elm/logos/sq-color.svg: the file cuts off ${share} of its drawing; make its viewBox as large as its drawing`,
  ])
})

it.each([
  ['that fills its viewBox', '<path d="M0 0h60v60h-60z"/>'],
  [
    'whose clip path keeps the rest out',
    '<clipPath id="c"><path d="M0 0h60v60h-60z"/></clipPath><g clip-path="url(#c)"><circle cx="30" cy="30" r="50"/></g>',
  ],
])('A logo %s is not cut off', (_, drawing) => {
  expect(problems('sq-color.svg', square(drawing))).toEqual([])
})

it('A white logo in a color of the brand is refused on each background that it is on', () => {
  expect(problems('hor-white.svg', word('#0b2545'))).toEqual([
    expect.stringMatching(
      /hor-white\.svg: the file can hardly be seen on a dark panel \(#\w{6}\): 0\.0 % of its drawing has a contrast of 3\.0:1, and the best is 1\.\d:1; export it in another color$/,
    ),
    expect.stringContaining(
      'on the menu (#0b2545): 0.0 % of its drawing has a contrast of 3.0:1, and the best is 1.0:1',
    ),
  ])
})

it('A colored logo in white is refused on the light page, and on the menu of a pale brand', () => {
  const pale = { color_primary: '#fff7b2' }
  const [page, ...others] = problems('hor-color.svg', word('#fffbe6'), pale)
  expect(page).toContain('on a light page (#ffffff): 0.0 % of its drawing has a contrast of 3.0:1')
  expect(others.join()).toContain('on the header of emails (#')
})

it('A pale logo with a legible part is accepted', () => {
  const mark = '<circle cx="30" cy="30" r="30" fill="#fff7b2"/><path d="M20 20h20v20h-20z"/>'
  expect(problems('sq-color.svg', square(mark))).toEqual([])
})

it('A PNG is drawn too', async () => {
  const png = (background: string) =>
    sharp({ create: { width: 400, height: 100, channels: 4, background } })
      .png()
      .toBuffer()
  const brand = { logos: { ...branding('elm').logos, 'hor-white': '/logos/white.png' } }
  const logos = (content: Uint8Array) => {
    const { 'hor-white.svg': _, ...rest } = Object.fromEntries(folder('elm').logos)
    return new Map([...Object.entries(rest), ['white.png', content] as const])
  }
  const found = async (background: string) =>
    checkDrawings(checked('elm', { logos: logos(await png(background)), branding: branding('elm', brand) }))
  expect(await found('#ffffff')).toEqual([])
  expect((await found('#ffffff00')).map(({ hint }) => hint).join()).toContain('shows nothing')
  expect(await found('#0b2545')).not.toEqual([])
})
