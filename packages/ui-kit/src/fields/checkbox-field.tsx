import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { radius, space } from '../foundations/tokens.ts'
import { ChoiceLabel, choiceStyles } from './choice-styles.ts'
import { describedBy, FieldMessages, fieldId, type FieldProps } from './field-frame.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`
const Box = styled.input`
  ${choiceStyles}
  border-radius: calc(${radius} * 0.75);

  &::before {
    width: 0.4375rem;
    height: 0.8125rem;
    border: solid ${role('on-primary')};
    border-width: 0 2px 2px 0;
    transform: translateY(-2px) rotate(45deg);
  }
`

export interface CheckboxFieldProps extends Omit<FieldProps<boolean>, 'label' | 'autoComplete'> {
  /** May contain a link to the text that the depositor agrees to. */
  label: ReactNode
}

/** A single checkbox. */
export function CheckboxField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = true,
  isDisabled,
}: CheckboxFieldProps) {
  return (
    <Frame>
      <ChoiceLabel htmlFor={fieldId(name)}>
        <Box
          type="checkbox"
          id={fieldId(name)}
          name={name}
          checked={value}
          // Not `disabled`: a browser would take the focus from a checkbox that its own press disables.
          aria-disabled={isDisabled || undefined}
          required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { hint, error })}
          onChange={(event) => {
            if (!isDisabled) onChange(event.target.checked)
          }}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </ChoiceLabel>
      <FieldMessages name={name} hint={hint} error={error} />
    </Frame>
  )
}
