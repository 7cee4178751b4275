import { draftOf } from '@coffer/session/drafts'
import { beforeEach, describe, expect, it } from 'vitest'
import { overSaved, savedSince } from './over-saved.ts'

const draft = draftOf('over-saved')
const saved = { city: 'Columbus', state: 'OH', mailingIsDifferent: false }
const type = (typed: Partial<typeof saved>) => overSaved(draft, saved).port.write({ ...saved, ...typed })

beforeEach(draft.clear)

it('knows what is saved since it last looked', () => {
  expect(savedSince(saved, { ...saved, city: 'Dayton' })).toEqual({ city: 'Dayton' })
  expect(savedSince(saved, { ...saved })).toEqual({})
})

describe('a draft over what is saved', () => {
  it('brings back what was typed', () => {
    type({ city: 'Cleveland', mailingIsDifferent: true })
    const { port, gaveWay } = overSaved(draft, saved)
    expect(port.read()).toEqual({ city: 'Cleveland', mailingIsDifferent: true })
    expect(gaveWay).toBe(false)
  })

  it('gives way where something else was saved meanwhile, and there alone', () => {
    type({ city: 'Cleveland', state: 'MI' })
    const { port, gaveWay } = overSaved(draft, { ...saved, city: 'Dayton' })
    expect(port.read()).toEqual({ state: 'MI' })
    expect(gaveWay).toBe(true)
  })

  it('has nothing to tell where the same was saved', () => {
    type({ city: 'Cleveland' })
    expect(overSaved(draft, { ...saved, city: 'Cleveland' }).gaveWay).toBe(false)
  })

  it('keeps nothing of a field that stands as it is saved', () => {
    type({ city: 'Cleveland' })
    type({ city: 'Columbus' })
    expect(draft.read()).toEqual({})
  })
})
