import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

const List = styled.ul`
  position: relative;
`
const Row = styled.li`
  position: absolute;
  inset: 0 0 auto;
`

export interface VirtualListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Every row is exactly as high, in pixels, so that nothing jumps while scrolling. */
  rowHeight: number
  label: string
  children: (item: Item, index: number) => ReactNode
}

/** A list of any length that draws only the rows in sight; the page scrolls, not a box within it. */
export function VirtualList<Item>({ items, keyOf, rowHeight, label, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    setOffset((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  // The compiler leaves this component alone, since the virtualizer's answers change without its props.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: offset,
  })
  return (
    <List ref={list} aria-label={label} style={{ height: items.length * rowHeight }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const item = items[index]
        if (item === undefined) return null
        return (
          <Row
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ height: rowHeight, transform: `translateY(${start - offset}px)` }}
          >
            {children(item, index)}
          </Row>
        )
      })}
    </List>
  )
}
