import type { ReactNode } from 'react'
import { useStorybookState } from 'storybook/manager-api'
import { SideBySide } from './side-by-side.tsx'
import { useChosen } from './use-chosen.ts'

/** The canvas, or in its place the same story in several tenants. The canvas stays drawn, so that nothing in it is lost. */
export function CanvasOrBeside({ children }: { children: ReactNode }) {
  const [{ isOpen }] = useChosen()
  const { viewMode } = useStorybookState()
  const isBeside = isOpen && viewMode === 'story'
  return (
    <>
      <div style={{ display: 'contents', visibility: isBeside ? 'hidden' : 'visible' }}>{children}</div>
      {isBeside && <SideBySide />}
    </>
  )
}
