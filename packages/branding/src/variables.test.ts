import { expect, it } from 'vitest'
import { role, roles } from './roles.ts'
import { createTheme } from './theme.ts'
import { themeVariables, variablesCss } from './variables.ts'

const { colors } = createTheme({ colorPrimary: '#0b2545', colorSecondary: '#13607a' })

it('themeVariables gives every role one custom property, which role() reads', () => {
  expect(Object.keys(themeVariables(colors))).toEqual(roles.map((name) => `--${name}`))
  expect(themeVariables(colors)['--primary']).toBe('#0b2545')
  expect(role('primary')).toBe('var(--primary)')
})

it('themeVariables returns values that cannot escape their CSS declaration', () => {
  for (const value of Object.values(themeVariables(colors))) {
    expect(value).toMatch(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/)
  }
  expect(variablesCss(colors)).toContain('--background:')
})
