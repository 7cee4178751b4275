import { describe, expect, it } from 'vitest'
import { barTicks, createBarScale } from './bar-scale.ts'

const area = { width: 400, height: 200, left: 40, labelWidth: 28 }

describe('createBarScale', () => {
  it('barTicks starts at zero, however similar the bars are', () => {
    expect(barTicks([[980_00], [1_000_00]])[0]).toBe(0)
    expect(barTicks([[0], [0]])).toEqual([0, 100])
  })

  it.each([
    [120_00, 30_00],
    [0, 5_00],
    [7_00, 0],
  ])('createBarScale stacks the parts %i and %i to the height of their sum', (below, above) => {
    const scale = createBarScale([[below, above]], area)
    const [lower, upper] = scale.parts([below, above])
    expect((lower?.height ?? 0) + (upper?.height ?? 0)).toBeCloseTo(200 - scale.y(below + above), 6)
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeCloseTo(lower?.y ?? 0, 6)
  })

  it('createBarScale finds the bar under the pointer, and the nearest one outside the chart', () => {
    const scale = createBarScale([[1_00], [2_00], [3_00]], area)
    for (const index of [0, 1, 2]) expect(scale.indexAt(scale.x(index))).toBe(index)
    expect([scale.indexAt(0), scale.indexAt(900)]).toEqual([0, 2])
  })

  it('createBarScale leaves out labels that would overlap', () => {
    expect(
      createBarScale(
        Array.from({ length: 12 }, () => [1_00]),
        area,
      ).labelEvery,
    ).toBe(1)
    expect(
      createBarScale(
        Array.from({ length: 30 }, () => [1_00]),
        area,
      ).labelEvery,
    ).toBe(3)
  })
})
