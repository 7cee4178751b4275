import { role } from '@coffer/branding/roles'
import { foldDigits } from '@coffer/domain/typed-text'
import { styled } from 'styled-components'
import { space, weight } from '../foundations/tokens.ts'
import {
  controlStyles,
  describedBy,
  FieldMessages,
  fieldId,
  type FieldProps,
  labelId,
} from './field-frame.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem;
  align-items: center;
  gap: ${space[8]} ${space[16]};

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`
const Label = styled.label`
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
`
const Row = styled.span`
  position: relative;
`
const Sign = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space[12]};
  display: grid;
  place-items: center;
  color: ${role('text-soft')};
  pointer-events: none;
`
const Input = styled.input`
  ${controlStyles}
  padding-inline-end: 2.25rem;
  font-variant-numeric: tabular-nums;
  text-align: end;
`

/**
 * A whole percent as typed; `readShare` parses it. The label is beside the input, so that a list of fields reads as a
 * table.
 */
export function PercentField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isDisabled,
}: Omit<FieldProps<string>, 'autoComplete' | 'isOptional'>) {
  return (
    <Frame>
      <Label id={labelId(name)} htmlFor={fieldId(name)}>
        {label}
      </Label>
      <Row>
        <Input
          id={fieldId(name)}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          disabled={isDisabled}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { hint, error })}
          onChange={(event) => onChange(foldDigits(event.target.value))}
          onFocus={(event) => event.target.select()}
          onBlur={onBlur}
        />
        <Sign aria-hidden="true">%</Sign>
      </Row>
      <FieldMessages name={name} hint={hint} error={error} />
    </Frame>
  )
}
