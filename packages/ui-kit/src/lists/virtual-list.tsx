import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { styled } from 'styled-components'

// Padding replaces the rows above: rows are laid out by normal flow and never measured.
const List = styled.ul`
  box-sizing: border-box;
`
const Row = styled.li`
  contain: strict;
`

const DEFAULT_TEXT_SIZE = 16
/** Rows rendered beyond the viewport, on either side. */
const OVERSCAN = 3
/** Rows in the first render, for an early paint; the others follow in the next task. */
const FIRST_ROWS = 8

const scaleOfText = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_TEXT_SIZE || 1

interface VisibleRange {
  /** The first visible row. */
  first: number
  /** Of a row, in pixels. */
  height: number
}

/**
 * The visible range of a list. Rows of one height need only a division; the list's offset is read after layout, so that
 * the first render forces none.
 */
function useVisibleRange(list: RefObject<HTMLElement | null>, rowHeight: number): VisibleRange {
  const [textScale, setTextScale] = useState(scaleOfText)
  const [first, setFirst] = useState(0)
  const height = Math.round(rowHeight * textScale)
  useEffect(() => {
    let top = 0
    const update = () => setFirst(Math.max(0, Math.floor((window.scrollY - top) / height)))
    const measure = () => {
      top = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY
      setTextScale(scaleOfText())
      update()
    }
    // Called once for the initial state.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update)
    }
  }, [list, height])
  return { first, height }
}

interface VirtualRowProps {
  id: string
  index: number
  count: number
  height: number
  children: ReactNode
}

/** A recycled row; the focus does not move to the next item with it. */
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

export interface VirtualListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The exact height of every row in pixels at the default text size, so that scrolling never jumps. */
  rowHeight: number
  label: string
  children: (item: Item, index: number) => ReactNode
}

/** A list of any length that renders the visible rows only; the page scrolls, not a box within it. */
export function VirtualList<Item>({ items, keyOf, rowHeight, label, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const visibleRange = useVisibleRange(list, rowHeight)
  const { height } = visibleRange
  // A constant number of rows: an entering row reuses the element of a leaving one.
  const rowCount = Math.ceil(window.innerHeight / height) + 2 * OVERSCAN
  const [isFirstRenderDone, setIsFirstRenderDone] = useState(false)
  useEffect(() => startTransition(() => setIsFirstRenderDone(true)), [])
  const renderedCount = isFirstRenderDone ? rowCount : Math.min(rowCount, FIRST_ROWS)
  const first = Math.max(0, Math.min(visibleRange.first - OVERSCAN, items.length - rowCount))
  return (
    <List
      ref={list}
      aria-label={label}
      style={{ height: items.length * height, paddingBlockStart: first * height }}
    >
      {items.slice(first, first + renderedCount).map((item, slot) => {
        const index = first + slot
        return (
          <VirtualRow
            key={index % rowCount}
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
  )
}
