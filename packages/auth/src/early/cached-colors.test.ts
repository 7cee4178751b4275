import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyCachedColors } from './cached-colors.ts'

const stamp = { name: 'Harborlight & <Sons>', color_primary: '#0b2545', color_secondary: '#13607a' }
const keep = (variables: Record<string, string>, over: object = stamp) => {
  const branding = { variables, darkVariables: { '--primary': '#d09bc0' }, over }
  localStorage.setItem('root', JSON.stringify({ state: { branding }, version: 1 }))
}
const shown = (name: string) => document.documentElement.style.getPropertyValue(name)

beforeEach(() => {
  const text = JSON.stringify({ slug: 'harbor', branding: stamp }).replace('<', '\\u003c')
  document.body.innerHTML = `<script type="application/json" id="tenant">${text}</script>`
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('style')
})

it('applyCachedColors applies cached colors', () => {
  keep({ '--primary': '#5b1a4b', '--on-primary': '#ffffff' })
  applyCachedColors()
  expect([shown('--primary'), shown('--on-primary')]).toEqual(['#5b1a4b', '#ffffff'])
})

it('applyCachedColors applies the cached dark colors when the page is dark', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === 'all' }))
  document.body.insertAdjacentHTML('beforeend', '<style data-dark media="all"></style>')
  keep({ '--primary': '#5b1a4b' })
  applyCachedColors()
  expect(shown('--primary')).toBe('#d09bc0')
})

it('applyCachedColors ignores colors that were cached for another build', () => {
  keep({ '--primary': '#5b1a4b' }, { ...stamp, color_primary: '#12355b' })
  applyCachedColors()
  expect(shown('--primary')).toBe('')
})

it('applyCachedColors sets only custom properties', () => {
  keep({ display: 'none', '--Primary': '#5b1a4b' })
  applyCachedColors()
  expect(document.documentElement.getAttribute('style') ?? '').toBe('')
})

it.each([
  ['nothing', null],
  ['invalid JSON', '{"state":'],
])('applyCachedColors changes nothing with %s in storage', (_, text) => {
  if (text !== null) localStorage.setItem('root', text)
  applyCachedColors()
  expect(document.documentElement.getAttribute('style') ?? '').toBe('')
})
