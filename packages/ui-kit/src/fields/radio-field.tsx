import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { focusRing, text } from '../foundations/text.ts'
import { media, radius, space, weight } from '../foundations/tokens.ts'
import { ChoiceLabel, choiceStyles } from './choice-styles.ts'
import { describedBy, FieldMessages, fieldId, type FieldProps, OptionalMark } from './field-frame.tsx'

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`
const Legend = styled.legend`
  ${text.label}
  padding-block-end: ${space[8]};
`
const Option = styled(ChoiceLabel)`
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${role('control-edge')};
  border-radius: ${radius};
  background: ${role('surface')};

  ${media.enlarged} {
    gap: ${space[8]};
    padding: ${space[12]} ${space[8]};
  }

  &:hover {
    border-color: ${role('control-edge-hover')};
  }

  &:has(:checked) {
    border-color: ${role('primary-edge')};
    box-shadow: inset 0 0 0 1px ${role('primary-edge')};
  }

  &:has(:disabled) {
    border-color: ${role('disabled')};
    color: ${role('on-disabled')};
  }
`
const Dot = styled.input`
  ${choiceStyles}
  border-radius: 50%;

  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${role('on-primary')};
  }
`
/** Options of a word or two, in a row. The invisible control covers the whole option. */
const CompactOptions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  label {
    ${text.small}
    position: relative;
    align-items: center;
    min-height: 2.75rem;
    padding: ${space[4]} ${space[8]};
    font-weight: ${weight.bold};
  }

  label:has(:checked) {
    background: ${role('primary-soft')};
    color: ${role('on-primary-soft')};
  }

  label:has(:focus-visible) {
    ${focusRing}
  }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
  }

  ${media.forced} {
    label:has(:checked) {
      border-width: 3px;
    }
  }
`
const Label = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`
/** Each child is a line: a label must not contain block elements. */
const Description = styled.span`
  ${text.small}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  color: ${role('text-soft')};
`

export interface RadioOption {
  value: string
  label: string
  description?: ReactNode
  isDisabled?: boolean
}

export interface RadioFieldProps extends Omit<FieldProps<string>, 'autoComplete'> {
  options: readonly RadioOption[]
  /** Whether the options are in a row, for short labels without descriptions. */
  isCompact?: boolean
}

/** A radio group. The label is its legend. */
export function RadioField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  isDisabled,
  options,
  isCompact = false,
}: RadioFieldProps) {
  const rows = options.map((option, index) => (
    <Option key={option.value}>
      <Dot
        type="radio"
        id={index === 0 ? fieldId(name) : undefined}
        name={name}
        value={option.value}
        checked={value === option.value}
        disabled={isDisabled || option.isDisabled}
        onChange={() => onChange(option.value)}
        onBlur={onBlur}
      />
      <Label>
        <span>{option.label}</span>
        {option.description && <Description>{option.description}</Description>}
      </Label>
    </Option>
  ))
  return (
    <Group
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(name, { hint, error })}
      aria-required={!isOptional}
    >
      <Legend>
        <span>{label}</span>
        {isOptional && <OptionalMark />}
      </Legend>
      {isCompact ? <CompactOptions>{rows}</CompactOptions> : rows}
      <FieldMessages name={name} hint={hint} error={error} />
    </Group>
  )
}
