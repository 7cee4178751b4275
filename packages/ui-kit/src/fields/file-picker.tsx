import { type ChangeEvent, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../brand/icon.tsx'
import { role } from '@coffer/branding/roles'
import { focusRing, text } from '../foundations/text.ts'
import { media, motion, radius, space } from '../foundations/tokens.ts'
import { useTranslations } from './files/messages.ts'
import { describedBy, fieldId, type FieldProps, labelId } from './field-frame.tsx'

const Zone = styled.div`
  ${text.small}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: ${space[8]};
  min-height: 4rem;
  padding: ${space[12]} ${space[16]};
  border: 1px dashed ${role('control-edge')};
  border-radius: ${radius};
  background: ${role('surface')};
  color: ${role('text-soft')};
  text-align: center;
  transition:
    border-color ${motion},
    background-color ${motion};

  &:hover {
    border-color: ${role('control-edge-hover')};
  }

  &[data-over='true'] {
    border-style: solid;
    border-color: ${role('primary-edge')};
    background: ${role('primary-soft')};
    color: ${role('on-primary-soft')};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  &:has([aria-invalid='true']) {
    border-color: ${role('error')};
    box-shadow: inset 0 0 0 1px ${role('error')};
  }

  &:has(:disabled) {
    border-color: ${role('disabled')};
    background: ${role('surface-sunken')};
    color: ${role('text-soft')};
  }
`
const Prompt = styled.span`
  ${text.body}
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  color: ${role('link')};
  font-weight: 700;

  [data-over='true'] &,
  :disabled + & {
    color: inherit;
  }
`
const DropZone = styled.span`
  /* Files cannot be dragged on a touch screen. */
  @media (hover: none) {
    display: none;
  }
`
// The transparent native control covers the drop zone, so that press and drop are native.
const Native = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;

  &::file-selector-button {
    cursor: pointer;
  }

  &:disabled,
  &:disabled::file-selector-button {
    cursor: default;
  }

  ${media.forced} {
    forced-color-adjust: none;
  }
`

export interface FilePickerProps extends Pick<
  FieldProps<unknown>,
  'name' | 'onBlur' | 'error' | 'hint' | 'isOptional' | 'isDisabled'
> {
  /** The button text of the drop zone. */
  prompt: string
  accept: string
  isMultiple: boolean
  onPick: (files: readonly File[]) => void
  /** Whether a selected file is invalid. */
  isInvalid: boolean
}

/** The native file input as a drop zone. Passes files on and stores none. */
export function FilePicker({
  name,
  prompt,
  accept,
  isMultiple,
  onPick,
  onBlur,
  hint,
  error,
  isInvalid,
  isOptional = false,
  isDisabled,
}: FilePickerProps) {
  const t = useTranslations()
  const [isOver, setIsOver] = useState(false)
  useEffect(preventStrayDrops, [])

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // Cleared, so that a removed file can be chosen again.
    target.value = ''
    setIsOver(false)
    if (files.length > 0) onPick(files)
  }

  return (
    <Zone
      data-over={isOver}
      onDragEnter={() => setIsOver(!isDisabled)}
      onDragLeave={() => setIsOver(false)}
      onDrop={() => setIsOver(false)}
    >
      <Native
        type="file"
        id={fieldId(name)}
        name={name}
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        required={!isOptional}
        aria-labelledby={`${labelId(name)} ${promptId(name)}`}
        aria-invalid={isInvalid || error ? true : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        onChange={pick}
        onBlur={onBlur}
      />
      <Prompt id={promptId(name)}>
        <Icon name="attachment" size="small" />
        <span>{prompt}</span>
      </Prompt>
      <DropZone>{t(isMultiple ? 'file.dropMany' : 'file.dropOne')}</DropZone>
    </Zone>
  )
}

const promptId = (name: string) => `field-${name}-prompt`

/** Prevents a file dropped beside the zone from replacing the page and the typed values. */
function preventStrayDrops(): () => void {
  const refuse = (event: DragEvent) => {
    const isOnAnInput = event.target instanceof HTMLInputElement && event.target.type === 'file'
    if (!isOnAnInput && event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
  return () => {
    window.removeEventListener('dragover', refuse)
    window.removeEventListener('drop', refuse)
  }
}
