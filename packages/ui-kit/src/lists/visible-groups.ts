/** The size of a group: the height of its heading in pixels, and its number of rows, which have equal heights. */
export interface GroupSize {
  heading: number
  rows: number
}

/** The rendered rows of a group: from `first` (inclusive) to `end` (exclusive). */
interface VisibleGroup {
  index: number
  first: number
  end: number
}

interface Viewport {
  rowHeight: number
  /** Pixels from the top of the list to the top of the viewport. May be outside the list. */
  top: number
  /** The number of rows that fit into the viewport. */
  rowCount: number
}

interface VisibleGroups {
  /** The height of all groups, in pixels. */
  total: number
  /** The height of the groups above the viewport, in pixels. */
  above: number
  visible: VisibleGroup[]
}

/**
 * The groups of a long list that are in the viewport, with the rows of each. Below the end of the list, the last ones.
 */
export function visibleGroups(
  sizes: readonly GroupSize[],
  { rowHeight, top, rowCount }: Viewport,
): VisibleGroups {
  const groupHeight = ({ heading, rows }: GroupSize): number => heading + rows * rowHeight
  const total = sizes.reduce((sum, one) => sum + groupHeight(one), 0)
  const room = rowCount * rowHeight
  const from = Math.max(0, Math.min(top, total - room))
  const visible: VisibleGroup[] = []
  let above = 0
  let groupTop = 0
  for (const [index, size] of sizes.entries()) {
    const groupEnd = groupTop + groupHeight(size)
    if (groupEnd <= from) above = groupEnd
    else if (groupTop < from + room) {
      const rowsTop = groupTop + size.heading
      visible.push({
        index,
        first: Math.max(0, Math.min(size.rows, Math.floor((from - rowsTop) / rowHeight))),
        end: Math.max(0, Math.min(size.rows, Math.ceil((from + room - rowsTop) / rowHeight))),
      })
    }
    groupTop = groupEnd
  }
  return { total, above, visible }
}
