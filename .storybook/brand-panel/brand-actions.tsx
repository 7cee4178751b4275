import { useState } from 'react'
import { Button, ToggleButton } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { isOriginalShown, showOriginal } from './draft/stored-draft.ts'
import type { DraftEditor } from './draft/use-tenant-draft.ts'
import { DraftStatus } from './draft-status.tsx'
import { saveFile } from './exchange/save-file.ts'
import { zipFolder } from './exchange/zip-folder.ts'

const Bar = styled.div(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  background: theme.background.content,
  borderBottom: `1px solid ${theme.appBorderColor}`,
}))

interface BrandActionsProps {
  statusId: string
  editor: DraftEditor
}

/** The status of the draft, and the actions on the whole draft. */
export function BrandActions({ statusId, editor }: BrandActionsProps) {
  const { slug, now, isEdited, problems, undo, redo, reset } = editor
  return (
    <Bar>
      <DraftStatus id={statusId} editor={editor} />
      <Button ariaLabel={false} disabled={!undo} onClick={() => undo?.()}>
        Undo
      </Button>
      <Button ariaLabel={false} disabled={!redo} onClick={() => redo?.()}>
        Redo
      </Button>
      <BeforeButton isEdited={isEdited} />
      <DarkButton />
      <Button
        ariaLabel={false}
        variant="solid"
        disabled={problems.length > 0}
        aria-describedby={statusId}
        onClick={() => saveFile(`${slug}.zip`, zipFolder(slug, now), 'application/zip')}
      >
        Export folder
      </Button>
      <Button ariaLabel={false} disabled={!isEdited} onClick={reset}>
        Back to the tenant’s own
      </Button>
    </Bar>
  )
}

/** While the button is pressed, stories show the tenant without the draft. */
function BeforeButton({ isEdited }: { isEdited: boolean }) {
  const [isPressed, setIsPressed] = useState(isOriginalShown)
  const press = (pressed: boolean) => {
    showOriginal(pressed)
    setIsPressed(pressed)
  }
  return (
    <ToggleButton
      ariaLabel={false}
      pressed={isPressed}
      disabled={!isEdited && !isPressed}
      onClick={() => press(!isPressed)}
    >
      Before
    </ToggleButton>
  )
}

/** A shortcut for the toolbar’s choice of appearance. */
function DarkButton() {
  const [{ appearance }, updateGlobals] = useGlobals()
  const isDark = appearance === 'dark'
  return (
    <ToggleButton
      ariaLabel={false}
      pressed={isDark}
      onClick={() => updateGlobals({ appearance: isDark ? 'light' : 'dark' })}
    >
      Dark
    </ToggleButton>
  )
}
