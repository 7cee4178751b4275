import type { ReactNode } from 'react'
import { useStorybookState } from 'storybook/manager-api'
import { SideBySide } from './side-by-side.tsx'
import { useSideBySideChoices } from './use-side-by-side-choices.ts'

/** The canvas, or the same story for several tenants instead. The canvas stays mounted to keep its state. */
export function Canvas({ children }: { children: ReactNode }) {
  const [{ isOpen }] = useSideBySideChoices()
  const { viewMode } = useStorybookState()
  const isSideBySide = isOpen && viewMode === 'story'
  return (
    <>
      <div style={{ display: 'contents', visibility: isSideBySide ? 'hidden' : 'visible' }}>{children}</div>
      {isSideBySide && <SideBySide />}
    </>
  )
}
