import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { radius, size, space, weight } from '../foundations/tokens.ts'
import { VisuallyHidden } from '../layout/layout.tsx'

const Frame = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  button {
    min-height: 2.75rem;
    padding-inline: ${space[16]};
    border: 1px solid ${role('control-edge')};
    border-radius: ${radius};
    background: ${role('surface')};
    color: ${role('text')};
    font-size: ${size[14]};
  }

  button[aria-pressed='true'] {
    border-color: ${role('primary-edge')};
    background: ${role('primary-soft')};
    color: ${role('on-primary-soft')};
    font-weight: ${weight.bold};
  }
`

export interface ToggleButtonsProps<Value extends string> {
  /** The accessible name of the group. */
  label: string
  options: readonly { value: Value; label: string }[]
  /** Null if no button is pressed. */
  value: Value | null
  /** Called with null when the pressed button is pressed again. */
  onChange: (value: Value | null) => void
}

/** A few choices, of which at most one is pressed. */
export function ToggleButtons<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ToggleButtonsProps<Value>) {
  return (
    <Frame>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value === value ? null : option.value)}
        >
          {option.label}
        </button>
      ))}
    </Frame>
  )
}
