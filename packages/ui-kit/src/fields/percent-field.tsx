import { role } from '@coffer/branding/roles'
import { styled } from 'styled-components'
import { space, weight } from '../foundations/tokens.ts'
import { digitsOf } from './digits.ts'
import { controlLook, describedBy, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

const Row = styled.div`
  position: relative;
  max-width: 8rem;
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
  ${controlLook}
  padding-inline-end: 2.25rem;
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

/** A whole percent, as its digits. */
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
    <FieldFrame label={label} name={name} hint={hint} error={error}>
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
          onChange={(event) => onChange(digitsOf(event.target.value, 3))}
          onFocus={(event) => event.target.select()}
          onBlur={onBlur}
        />
        <Sign aria-hidden="true">%</Sign>
      </Row>
    </FieldFrame>
  )
}
