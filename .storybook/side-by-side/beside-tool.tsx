import { ToggleButton } from 'storybook/internal/components'
import { useChosen } from './use-chosen.ts'

/** In the toolbar: the current story in several tenants at once, or in one. */
export function BesideTool() {
  const [{ isOpen }, choose] = useChosen()
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
