import { afterEach, expect, it } from 'vitest'
import { showKeptColors } from './kept-colors.ts'

const keep = (variables: Record<string, string>) =>
  localStorage.setItem('root', JSON.stringify({ state: { branding: { variables } }, version: 1 }))
const shown = (name: string) => document.documentElement.style.getPropertyValue(name)

afterEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('style')
})

it('shows the colours that were kept', () => {
  keep({ '--primary': '#5b1a4b', '--on-primary': '#ffffff' })
  showKeptColors()
  expect([shown('--primary'), shown('--on-primary')]).toEqual(['#5b1a4b', '#ffffff'])
})

it('sets nothing but custom properties', () => {
  keep({ display: 'none', '--Primary': '#5b1a4b' })
  showKeptColors()
  expect(document.documentElement.getAttribute('style') ?? '').toBe('')
})

it.each([
  ['nothing', null],
  ['what is no JSON', '{"state":'],
])('leaves the page alone with %s kept', (_, text) => {
  if (text !== null) localStorage.setItem('root', text)
  showKeptColors()
  expect(document.documentElement.getAttribute('style') ?? '').toBe('')
})
