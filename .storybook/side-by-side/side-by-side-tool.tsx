import { ToggleButton } from 'storybook/internal/components'
import { useSideBySideChoices } from './use-side-by-side-choices.ts'

/** Toolbar button: shows the current story for several tenants or for one. */
export function SideBySideTool() {
  const [{ isOpen }, choose] = useSideBySideChoices()
  return (
    <ToggleButton
      ariaLabel={false}
      variant="ghost"
      padding="small"
      pressed={isOpen}
      onClick={() => choose({ isOpen: !isOpen })}
    >
      Side by side
    </ToggleButton>
  )
}
