import { describe, expect, it } from 'vitest'
import { readChoices, type SideBySideChoices, writeChoices } from './address-choices.ts'

describe('the choices in a reviewer’s link', () => {
  it.each<SideBySideChoices>([
    { isOpen: true, size: 'desktop', tenants: ['harbor', 'juniper'], languages: ['en', 'es'] },
    { isOpen: true, size: 'phone', tenants: null, languages: null },
    { isOpen: true, size: 'phone', tenants: [], languages: ['es'] },
  ])('open as they were written: %j', (choices) => {
    expect(readChoices(writeChoices(choices) ?? '')).toEqual(choices)
  })

  it('are absent while the story is not shown side by side', () => {
    expect(writeChoices(readChoices(undefined))).toBeNull()
    expect(readChoices('').isOpen).toBe(false)
  })

  it('fall back to the toolbar’s, part by part, when the link is not valid', () => {
    expect(readChoices('huge')).toEqual({ isOpen: true, size: 'phone', tenants: null, languages: null })
    expect(readChoices(';harbor,,;')).toMatchObject({ tenants: ['harbor'], languages: [] })
  })
})
