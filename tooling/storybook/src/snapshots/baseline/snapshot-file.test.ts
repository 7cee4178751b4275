import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodeImage, encodeImage } from '../image.ts'
import { plainImage } from '../test-images.ts'
import { digestOfScreenshot, encodeSnapshot, readOrigin } from './snapshot-file.ts'

const screenshot = await encodeImage(plainImage([27, 42, 92]))

describe('a snapshot file', () => {
  it('A snapshot file is a palette PNG of the same size and, in a flat area, the same color', async () => {
    const snapshot = await encodeSnapshot(screenshot, '156.0.1')
    expect(await sharp(snapshot).metadata()).toMatchObject({ format: 'png', isPalette: true })
    expect(await decodeImage(snapshot)).toEqual(await decodeImage(screenshot))
  })

  it('A snapshot file has the same bytes for the same screenshot', async () => {
    expect(await encodeSnapshot(screenshot, '156.0.1')).toEqual(await encodeSnapshot(screenshot, '156.0.1'))
  })

  it('A snapshot file records the digest of the screenshot and the Chromium that rendered it', async () => {
    expect(await readOrigin(await encodeSnapshot(screenshot, '156.0.8078.79'))).toEqual({
      digest: digestOfScreenshot(screenshot),
      chromium: '156.0.8078.79',
    })
  })

  it('readOrigin returns null for a file of another program', async () => {
    expect(await readOrigin(screenshot)).toBeNull()
  })
})
