import { type ReactNode, useEffect, useRef } from 'react'

/** What replaces a screen in place: its heading takes the focus once, as a new page's would. A new `key` makes it new. */
export function TakesFocus({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector('h1')?.focus(), [])
  return <div ref={frame}>{children}</div>
}
