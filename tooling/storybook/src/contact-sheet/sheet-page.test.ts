import { expect, it } from 'vitest'
import { sheetPage } from './sheet-page.ts'

const entries = [
  { story: 'home--balance', size: 'phone', before: 'old/balance.png', after: 'new/balance.png' },
  { story: 'home--empty', size: 'phone', before: null, after: 'new/empty.png' },
  { story: 'lists--long', size: 'desktop', before: 'old/long.png', after: null },
] as const

const findImages = (html: string) =>
  [...html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map(([, src, alt]) => `${alt} ${src}`)

it('The contact sheet lists every state under its screen, with the images before and now side by side', () => {
  const page = sheetPage('harbor', 'v1', entries)
  expect([...page.matchAll(/<h2>([^<]*)/g)].map(([, name]) => name)).toEqual(['home', 'lists'])
  expect(findImages(page)).toEqual([
    'Before old/balance.png',
    'Now new/balance.png',
    'Now new/empty.png',
    'Before old/long.png',
  ])
})

it('The contact sheet escapes names', () => {
  expect(sheetPage('<b>', null, [])).toContain('<h1>&#60;b&#62;: every screen</h1>')
})
