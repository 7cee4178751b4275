import { describe, expect, it } from 'vitest'
import { visibleGroups } from './visible-groups.ts'

const rowHeight = 10
const sizes = [
  { heading: 20, rows: 2 },
  { heading: 20, rows: 100 },
  { heading: 20, rows: 1 },
]

describe('visibleGroups', () => {
  it('visibleGroups begins at the first group', () => {
    expect(visibleGroups(sizes, { rowHeight, top: -30, rowCount: 8 })).toEqual({
      total: 40 + 1020 + 30,
      above: 0,
      visible: [
        { index: 0, first: 0, end: 2 },
        { index: 1, first: 0, end: 2 },
      ],
    })
  })

  it('visibleGroups leaves out groups, and rows within a group, above the viewport', () => {
    expect(visibleGroups(sizes, { rowHeight, top: 500, rowCount: 8 })).toMatchObject({
      above: 40,
      visible: [{ index: 1, first: 44, end: 52 }],
    })
  })

  it('visibleGroups fills the viewport with the last rows at the end of the list', () => {
    expect(visibleGroups(sizes, { rowHeight, top: 5_000, rowCount: 8 }).visible).toEqual([
      { index: 1, first: 95, end: 100 },
      { index: 2, first: 0, end: 1 },
    ])
  })

  it('visibleGroups returns exactly the rows of the viewport at every scroll position', () => {
    const all = [...sizes, { heading: 0, rows: 7 }, { heading: 55, rows: 0 }, { heading: 35, rows: 30 }]
    const rowCount = 6
    for (let top = 0; top < 1_600; top += 7) {
      const { total, visible } = visibleGroups(all, { rowHeight, top, rowCount })
      const from = Math.min(top, total - rowCount * rowHeight)
      let rowTop = 0
      for (const [index, { heading, rows }] of all.entries()) {
        rowTop += heading
        for (let row = 0; row < rows; row += 1, rowTop += rowHeight) {
          const isVisible = rowTop + rowHeight > from && rowTop < from + rowCount * rowHeight
          const group = visible.find((one) => one.index === index)
          expect(group !== undefined && row >= group.first && row < group.end).toBe(isVisible)
        }
      }
    }
  })
})
