import { useEffect } from 'react'
import { ToggleButton } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { addressParameter, writeChoices } from './address-choices.ts'
import { useSideBySideChoices } from './use-side-by-side-choices.ts'

/** Toolbar button that shows the current story for several tenants or for one, and keeps the choices in the URL. */
export function SideBySideTool() {
  const [chosen, choose] = useSideBySideChoices()
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const written = writeChoices(chosen)
  // Runs again for each story, because navigating to another story replaces the URL.
  useEffect(() => {
    if (storyId) api.applyQueryParams({ [addressParameter]: written }, { replace: true })
  }, [api, storyId, written])
  return (
    <ToggleButton
      ariaLabel={false}
      variant="ghost"
      padding="small"
      pressed={chosen.isOpen}
      onClick={() => choose({ isOpen: !chosen.isOpen })}
    >
      Side by side
    </ToggleButton>
  )
}
