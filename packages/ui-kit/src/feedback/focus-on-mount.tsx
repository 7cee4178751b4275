import { type ReactNode, useEffect, useRef } from 'react'

/** Wraps content that replaces a screen or a part of it: its heading takes the focus on mount, as on a new page. */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>('h1, h2')?.focus(), [])
  return <div ref={frame}>{children}</div>
}
