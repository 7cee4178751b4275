import type { ReactNode } from 'react'
import { Frame } from '../apps/web/src/chrome/frame.tsx'

/** The application's frame around a screen. Unlike other stories, it reaches the edges of the page. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Frame>{children}</Frame>
      <style>{'body.sb-show-main.sb-main-padded { padding: 0 }'}</style>
    </>
  )
}
