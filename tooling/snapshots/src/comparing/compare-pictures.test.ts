import { describe, expect, it } from 'vitest'
import { plain } from '../testing.ts'
import { compare } from './compare-pictures.ts'

const navy = plain([27, 42, 92])

describe('two pictures', () => {
  it('that are the same have no difference', () => {
    expect(compare(navy, plain([27, 42, 92]))).toBeNull()
  })

  it('differ in a blue that a person would hardly name otherwise', () => {
    expect(compare(navy, plain([27, 42, 104]))).toMatchObject({ changedPixels: 64 })
  })

  it('differ in a ground of another tint', () => {
    expect(compare(plain([244, 249, 251]), plain([247, 249, 252]))).toMatchObject({ changedPixels: 64 })
  })

  it('do not differ in what nobody could see', () => {
    expect(compare(navy, plain([27, 42, 93]))).toBeNull()
  })

  it('differ where one is longer', () => {
    const difference = compare(navy, plain([27, 42, 92], 8, 10))
    expect(difference?.changedPixels).toBe(16)
    expect(difference?.marked).toMatchObject({ width: 8, height: 10 })
  })
})
