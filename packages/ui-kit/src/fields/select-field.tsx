import { styled } from 'styled-components'
import { Icon } from '../brand/icon.tsx'
import { role } from '@coffer/branding/roles'
import { space } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'
import { controlStyles, describedBy, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

const Row = styled.div`
  position: relative;
`
const Select = styled.select`
  ${controlStyles}
  padding-inline-end: ${space[48]};
  text-overflow: ellipsis;
`
const Chevron = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space[12]};
  display: grid;
  place-items: center;
  color: ${role('text-soft')};
  pointer-events: none;
`

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps extends FieldProps<string> {
  options: readonly SelectOption[]
}

/** A native select. */
export function SelectField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  isDisabled,
  autoComplete,
  options,
}: SelectFieldProps) {
  const t = useTranslations()
  return (
    <FieldFrame label={label} name={name} hint={hint} error={error} isOptional={isOptional}>
      <Row>
        <Select
          id={fieldId(name)}
          name={name}
          value={value}
          disabled={isDisabled}
          required={!isOptional}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { hint, error })}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          <option value="">{t('select.choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <Chevron>
          <Icon name="chevron-down" size="small" />
        </Chevron>
      </Row>
    </FieldFrame>
  )
}
