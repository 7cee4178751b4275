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

// Padding stands in for the rows above: rows are placed by normal flow and never measured.
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
const AT_ONCE = 8

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
function useInSight(list: RefObject<HTMLElement | null>, rowHeight: number): VisibleRange {
  const [textScale, setTextScale] = useState(scaleOfText)
  const [first, setFirst] = useState(0)
  const height = Math.round(rowHeight * textScale)
  useEffect(() => {
    let top = 0
    const look = () => setFirst(Math.max(0, Math.floor((window.scrollY - top) / height)))
    const measure = () => {
      top = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY
      setTextScale(scaleOfText())
      look()
    }
    // Called once for the initial state.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', look)
    }
  }, [list, height])
  return { first, height }
}

interface PlaceProps {
  id: string
  index: number
  count: number
  height: number
  children: ReactNode
}

/** A recycled row; the focus does not move to the next item with it. */
function Place({ id, index, count, height, children }: PlaceProps) {
  const row = useRef<HTMLLIElement>(null)
  const held = useRef(id)
  useLayoutEffect(() => {
    const before = held.current
    held.current = id
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
  const inSight = useInSight(list, rowHeight)
  const { height } = inSight
  // A constant number of rows: an entering row reuses the element of a leaving one.
  const places = Math.ceil(window.innerHeight / height) + 2 * OVERSCAN
  const [isBegun, setIsBegun] = useState(false)
  useEffect(() => startTransition(() => setIsBegun(true)), [])
  const drawn = isBegun ? places : Math.min(places, AT_ONCE)
  const first = Math.max(0, Math.min(inSight.first - OVERSCAN, items.length - places))
  return (
    <List
      ref={list}
      aria-label={label}
      style={{ height: items.length * height, paddingBlockStart: first * height }}
    >
      {items.slice(first, first + drawn).map((item, nth) => {
        const index = first + nth
        return (
          <Place key={index % places} id={keyOf(item)} index={index} count={items.length} height={height}>
            {children(item, index)}
          </Place>
        )
      })}
    </List>
  )
}
