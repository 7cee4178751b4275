import { describe, expect, it } from 'vitest'
import { groupsInSight } from './groups-in-sight.ts'

const rowHeight = 10
const sizes = [
  { heading: 20, rows: 2 },
  { heading: 20, rows: 100 },
  { heading: 20, rows: 1 },
]

describe('groupsInSight', () => {
  it('groupsInSight begins at the first group', () => {
    expect(groupsInSight(sizes, { rowHeight, top: -30, rowCount: 8 })).toEqual({
      total: 40 + 1020 + 30,
      above: 0,
      inSight: [
        { index: 0, first: 0, end: 2 },
        { index: 1, first: 0, end: 2 },
      ],
    })
  })

  it('groupsInSight leaves out groups, and rows within a group, above the viewport', () => {
    expect(groupsInSight(sizes, { rowHeight, top: 500, rowCount: 8 })).toMatchObject({
      above: 40,
      inSight: [{ index: 1, first: 44, end: 52 }],
    })
  })

  it('groupsInSight fills the viewport with the last rows at the end of the list', () => {
    expect(groupsInSight(sizes, { rowHeight, top: 5_000, rowCount: 8 }).inSight).toEqual([
      { index: 1, first: 95, end: 100 },
      { index: 2, first: 0, end: 1 },
    ])
  })

  it('groupsInSight returns exactly the rows of the viewport at every scroll position', () => {
    const all = [...sizes, { heading: 0, rows: 7 }, { heading: 55, rows: 0 }, { heading: 35, rows: 30 }]
    const rowCount = 6
    for (let top = 0; top < 1_600; top += 7) {
      const { total, inSight } = groupsInSight(all, { rowHeight, top, rowCount })
      const from = Math.min(top, total - rowCount * rowHeight)
      let rowTop = 0
      for (const [index, { heading, rows }] of all.entries()) {
        rowTop += heading
        for (let row = 0; row < rows; row += 1, rowTop += rowHeight) {
          const isVisible = rowTop + rowHeight > from && rowTop < from + rowCount * rowHeight
          const group = inSight.find((one) => one.index === index)
          expect(group !== undefined && row >= group.first && row < group.end).toBe(isVisible)
        }
      }
    }
  })
})
