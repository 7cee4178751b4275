import { describe, expect, it } from 'vitest'
import { plainImage } from '../test-images.ts'
import { compareImages } from './compare-images.ts'

const navy = plainImage([27, 42, 92])

describe('compareImages', () => {
  it('compareImages finds no difference between equal images', () => {
    expect(compareImages(navy, plainImage([27, 42, 92]))).toBeNull()
  })

  it('compareImages finds a slightly different blue', () => {
    expect(compareImages(navy, plainImage([27, 42, 104]))).toMatchObject({ changedPixels: 64 })
  })

  it('compareImages names the color behind a change, and none if pixels moved', () => {
    expect(compareImages(navy, plainImage([27, 42, 104]))?.colorChange).toEqual({
      from: '#1b2a5c',
      to: '#1b2a68',
    })
    const noise = { ...navy, pixels: Uint8Array.from(navy.pixels, (_, at) => (at * 7) % 256) }
    expect(compareImages(navy, noise)?.colorChange).toBeNull()
    expect(compareImages(navy, plainImage([27, 42, 92], 8, 10))?.colorChange).toBeNull()
  })

  it('compareImages finds a slightly different background tint', () => {
    expect(compareImages(plainImage([244, 249, 251]), plainImage([247, 249, 252]))).toMatchObject({
      changedPixels: 64,
    })
  })

  it('compareImages ignores a difference that nobody can see', () => {
    expect(compareImages(navy, plainImage([27, 42, 93]))).toBeNull()
  })

  it('compareImages marks the rows that only one image has', () => {
    const difference = compareImages(navy, plainImage([27, 42, 92], 8, 10))
    expect(difference?.changedPixels).toBe(16)
    expect(difference?.marked).toMatchObject({ width: 8, height: 10 })
  })
})
