import { describe, expect, it } from 'vitest'
import { readChoices, type SideBySideChoices, writeChoices } from './address-choices.ts'

describe('choices in a reviewer’s link', () => {
  it.each<SideBySideChoices>([
    { isOpen: true, size: 'desktop', tenants: ['harbor', 'juniper'], languages: ['en', 'es'] },
    { isOpen: true, size: 'phone', tenants: null, languages: null },
    { isOpen: true, size: 'phone', tenants: [], languages: ['es'] },
  ])('readChoices reads what writeChoices wrote: %j', (choices) => {
    expect(readChoices(writeChoices(choices) ?? '')).toEqual(choices)
  })

  it('writeChoices writes nothing while the story is not shown side by side', () => {
    expect(writeChoices(readChoices(undefined))).toBeNull()
    expect(readChoices('').isOpen).toBe(false)
  })

  it('readChoices falls back to the toolbar’s choices, part by part, when the link is not valid', () => {
    expect(readChoices('huge')).toEqual({ isOpen: true, size: 'phone', tenants: null, languages: null })
    expect(readChoices(';harbor,,;')).toMatchObject({ tenants: ['harbor'], languages: [] })
  })
})
