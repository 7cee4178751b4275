import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { styled } from 'styled-components'
import { visibleGroups, type GroupSize } from './visible-groups.ts'

// Padding replaces the groups and rows above, so that everything is in normal flow and is never measured.
const Groups = styled.div`
  box-sizing: border-box;
`
const Heading = styled.div`
  contain: strict;
`
const List = styled.ul`
  box-sizing: border-box;
`
const Row = styled.li`
  contain: strict;
`

const DEFAULT_TEXT_SIZE = 16
/** Number of rows rendered beyond the viewport, on each side. */
const OVERSCAN = 3
/** Maximum number of rows in the first render, for an early paint. The others follow in the next render. */
const FIRST_ROWS = 8

const readTextScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_TEXT_SIZE || 1

interface VisibleRange {
  /** The number of row heights above the viewport. */
  first: number
  /** The height of a row, in pixels. */
  height: number
  /** The ratio of the current text size to the default. */
  textScale: number
}

/**
 * The visible range of a list. Because rows have equal heights, a division is enough. The list's offset is read after
 * layout, so that the first render does not force one.
 */
function useVisibleRange(list: RefObject<HTMLElement | null>, rowHeight: number): VisibleRange {
  const [textScale, setTextScale] = useState(readTextScale)
  const [first, setFirst] = useState(0)
  const height = Math.round(rowHeight * textScale)
  useEffect(() => {
    let top = 0
    const update = () => setFirst(Math.max(0, Math.floor((window.scrollY - top) / height)))
    const measure = () => {
      top = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY
      setTextScale(readTextScale())
      update()
    }
    // The observer calls back once initially.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update)
    }
  }, [list, height])
  return { first, height, textScale }
}

interface VirtualRowProps {
  id: string
  index: number
  count: number
  height: number
  children: ReactNode
}

/** A recycled row. It loses the focus when it is reused, so that the focus does not move to another item. */
function VirtualRow({ id, index, count, height, children }: VirtualRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const previousId = useRef(id)
  useLayoutEffect(() => {
    const before = previousId.current
    previousId.current = id
    const focused = document.activeElement
    if (before !== id && focused instanceof HTMLElement && row.current?.contains(focused)) focused.blur()
  }, [id])
  return (
    <Row ref={row} aria-setsize={count} aria-posinset={index + 1} style={{ height }}>
      {children}
    </Row>
  )
}

/** A group of items under a heading. */
export interface VirtualGroup<Item> {
  key: string
  /** The accessible name of the group's list. */
  label: string
  /** Null for a list without headings. */
  heading: ReactNode
  items: readonly Item[]
}

export interface VirtualListProps<Item> {
  groups: readonly VirtualGroup<Item>[]
  keyOf: (item: Item) => string
  /** The exact height of every row in pixels at the default text size, so that scrolling never jumps. */
  rowHeight: number
  /**
   * The exact height of every heading in pixels at the default text size, including its distance from the group above.
   */
  headingHeight: number
  children: (item: Item, index: number) => ReactNode
}

/** Groups of any length, of which only the visible rows are rendered. The page scrolls, not a box within it. */
export function VirtualList<Item>({
  groups,
  keyOf,
  rowHeight,
  headingHeight: defaultHeadingHeight,
  children,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  const { first, height, textScale } = useVisibleRange(list, rowHeight)
  const headingHeight = Math.round(defaultHeadingHeight * textScale)
  // A constant number of rows plus a partly visible one, so that an entering row reuses the element of a leaving one.
  const rowCount = Math.ceil(window.innerHeight / height) + 2 * OVERSCAN
  const [isFirstRenderDone, setIsFirstRenderDone] = useState(false)
  useEffect(() => startTransition(() => setIsFirstRenderDone(true)), [])
  const sizes = useMemo(
    () =>
      groups.map(({ heading, items }): GroupSize => ({
        heading: heading === null ? 0 : headingHeight,
        rows: items.length,
      })),
    [groups, headingHeight],
  )
  const { total, above, visible } = visibleGroups(sizes, {
    rowHeight: height,
    top: (first - OVERSCAN) * height,
    rowCount: isFirstRenderDone ? rowCount : Math.min(rowCount, FIRST_ROWS),
  })
  return (
    <Groups ref={list} style={{ height: total, paddingBlockStart: above }}>
      {visible.map(({ index: at, first: firstRow, end }) => {
        const group = groups[at]
        if (!group) return null
        const { key, label, heading, items } = group
        return (
          <div key={key}>
            {heading !== null && <Heading style={{ height: headingHeight }}>{heading}</Heading>}
            <List
              aria-label={label}
              style={{ height: items.length * height, paddingBlockStart: firstRow * height }}
            >
              {items.slice(firstRow, end).map((item, slot) => {
                const index = firstRow + slot
                return (
                  <VirtualRow
                    key={index % (rowCount + 1)}
                    id={keyOf(item)}
                    index={index}
                    count={items.length}
                    height={height}
                  >
                    {children(item, index)}
                  </VirtualRow>
                )
              })}
            </List>
          </div>
        )
      })}
    </Groups>
  )
}
