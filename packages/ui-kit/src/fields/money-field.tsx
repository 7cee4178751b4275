import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { size, space, weight } from '../foundations/tokens.ts'
import { formatTypedAmount } from './digits.ts'
import { controlStyles, describedBy, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

const Row = styled.div`
  position: relative;
`
const Currency = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${space[16]};
  display: grid;
  place-items: center;
  color: ${role('text-soft')};
  font-size: ${size[24]};
  line-height: 1.2;
  pointer-events: none;
`
const Input = styled.input`
  ${controlStyles}
  height: 4rem;
  padding-inline-start: 2.25rem;
  font-size: ${size[24]};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
`

/**
 * An amount in dollars, as typed. On blur "1,234.5" becomes "1,234.50", unless it has an error: the focus leaves the field
 * when it is refused, and a changed value would dismiss the reason.
 */
export function MoneyField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  isDisabled,
}: Omit<FieldProps<string>, 'autoComplete'>) {
  return (
    <FieldFrame label={label} name={name} hint={hint} error={error} isOptional={isOptional}>
      <Row>
        <Currency aria-hidden="true">$</Currency>
        <Input
          id={fieldId(name)}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          disabled={isDisabled}
          required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { hint, error })}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            const tidy = formatTypedAmount(value)
            if (!error && tidy !== value) onChange(tidy)
            onBlur?.()
          }}
        />
      </Row>
    </FieldFrame>
  )
}
