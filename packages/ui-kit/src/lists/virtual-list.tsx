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

// What stands above the rows in sight is room of the list's own: a row is placed by the flow, and never measured.
const List = styled.ul`
  box-sizing: border-box;
`
const Row = styled.li`
  contain: strict;
`

const DEFAULT_TEXT_SIZE = 16
/** Rows drawn beyond what is in sight, on either side. */
const OVERSCAN = 3
/** Rows drawn at once, so that the first are there soon; the others come in the moment after. */
const AT_ONCE = 8

const scaleOfText = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_TEXT_SIZE || 1

interface VisibleRange {
  /** The first row in sight. */
  first: number
  /** Of a row, in pixels. */
  height: number
}

/**
 * Which rows of a list are in sight. As high as each other, they need no more than a division; and where the list begins
 * is looked up only once the browser has laid it out, so that drawing the first rows does not wait for that.
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
    // Told once at the beginning too.
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

/** Holds one row after another while the list is scrolled; the focus does not go from one to the next with it. */
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
  /** Every row is exactly as high, in pixels at the default text size, so that nothing jumps while scrolling. */
  rowHeight: number
  label: string
  children: (item: Item, index: number) => ReactNode
}

/** A list of any length that draws only the rows in sight; the page scrolls, not a box within it. */
export function VirtualList<Item>({ items, keyOf, rowHeight, label, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const inSight = useInSight(list, rowHeight)
  const { height } = inSight
  // Always as many rows: one that comes into sight takes the place of one that went, and nothing is made anew.
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
