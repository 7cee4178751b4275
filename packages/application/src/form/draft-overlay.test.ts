import { draftOf } from '@coffer/session/drafts'
import { beforeEach, describe, expect, it } from 'vitest'
import { changedFields, draftOverlay } from './draft-overlay.ts'

const draft = draftOf('draft-overlay')
const saved = { city: 'Columbus', state: 'OH', mailingIsDifferent: false }
const type = (typed: Partial<typeof saved>) => draftOverlay(draft, saved).port.write({ ...saved, ...typed })

beforeEach(draft.clear)

describe('changedFields', () => {
  it('changedFields has the fields whose saved value differs from before', () => {
    expect(changedFields(saved, { ...saved, city: 'Dayton' })).toEqual({ city: 'Dayton' })
    expect(changedFields(saved, { ...saved })).toEqual({})
  })
})

describe('draftOverlay', () => {
  it('draftOverlay restores typed values', () => {
    type({ city: 'Cleveland', mailingIsDifferent: true })
    const { port, isOutdated } = draftOverlay(draft, saved)
    expect(port.read()).toEqual({ city: 'Cleveland', mailingIsDifferent: true })
    expect(isOutdated).toBe(false)
  })

  it('draftOverlay drops only the fields whose saved value has changed', () => {
    type({ city: 'Cleveland', state: 'MI' })
    const { port, isOutdated } = draftOverlay(draft, { ...saved, city: 'Dayton' })
    expect(port.read()).toEqual({ state: 'MI' })
    expect(isOutdated).toBe(true)
  })

  it('draftOverlay is not outdated when the saved value is the typed one', () => {
    type({ city: 'Cleveland' })
    expect(draftOverlay(draft, { ...saved, city: 'Cleveland' }).isOutdated).toBe(false)
  })

  it('draftOverlay stores nothing for a field that equals its saved value', () => {
    type({ city: 'Cleveland' })
    type({ city: 'Columbus' })
    expect(draft.read()).toEqual({})
  })
})
