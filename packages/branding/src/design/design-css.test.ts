import { describe, expect, it } from 'vitest'
import { designCss } from './design-css.ts'
import { designVariable } from './design-variables.ts'
import { defaultDesign, surfaces } from './options.ts'

describe('designCss', () => {
  it('designCss sets nothing for the default design', () => {
    expect(designCss(defaultDesign, 'light')).toBe('')
    expect(designCss(defaultDesign, 'dark')).toBe('')
  })

  it('designCss sets the corners of a shape', () => {
    const css = designCss({ ...defaultDesign, shape: 'square' }, 'light')
    expect(css).toMatch(/^:root\{--radius:0px;.*--card-radius:0px/)
    expect(css).not.toContain('@media')
  })

  it.each(['tinted', 'raised'] as const)('designCss prints %s cards with a hairline', (surface) => {
    const css = designCss({ ...defaultDesign, surface }, 'light')
    expect(css).toContain('--card-edge:transparent')
    expect(css).toMatch(/@media print\{:root\{[^}]*--card-edge:var\(--hairline\)/)
  })

  it('designCss gives raised cards a hairline in the dark theme, where a shadow is invisible', () => {
    const css = designCss({ ...defaultDesign, surface: 'raised' }, 'dark')
    expect(css).toContain('--card-edge:var(--hairline)')
    expect(css).toContain('--page-background:var(--background)')
  })

  it('designCss resets in the dark theme every page background of the light one', () => {
    for (const surface of surfaces) {
      const design = { ...defaultDesign, surface }
      expect(designCss(design, 'dark').includes('--page-background')).toBe(
        designCss(design, 'light').includes('--page-background'),
      )
    }
  })

  it('designCss draws a light front page only in the light theme', () => {
    const frontPage = { ...defaultDesign.frontPage, tone: 'light' } as const
    const light = designCss({ ...defaultDesign, frontPage }, 'light')
    expect(light).toContain('--front-background:var(--surface-tinted)')
    expect(light).toContain('--front-text:var(--text)')
    expect(designCss({ ...defaultDesign, frontPage }, 'dark')).toContain(
      '--front-background:var(--log-in-panel)',
    )
  })

  it.each(['rings', 'rays'] as const)('designCss draws %s from the focal point', (pattern) => {
    const frontPage = { tone: 'primary', pattern, focalPoint: { x: 20, y: 80 } } as const
    const css = designCss({ ...defaultDesign, frontPage }, 'light')
    expect(css).toMatch(
      /--front-pattern:repeating-\w+-gradient\([^,]*at 20% 80%, var\(--log-in-panel-pattern\)/,
    )
    expect(css).not.toMatch(/url\(|--front-background/)
  })

  it('designVariable falls back to the default value', () => {
    expect(designVariable('card-edge')).toBe('var(--card-edge, var(--hairline))')
  })
})
