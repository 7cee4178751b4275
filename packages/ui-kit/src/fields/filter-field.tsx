import { styled } from 'styled-components'
import { Icon } from '../brand/icon.tsx'
import { role } from '@coffer/branding/roles'
import { space } from '../foundations/tokens.ts'
import { controlStyles, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

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

export interface FilterFieldProps extends Pick<FieldProps<string>, 'label' | 'name' | 'value' | 'onChange'> {
  /** The first option shows everything. */
  options: readonly { value: string; label: string }[]
}

/** Filters a list by one option, which is always selected. */
export function FilterField({ label, name, value, onChange, options }: FilterFieldProps) {
  return (
    <FieldFrame label={label} name={name}>
      <Row>
        <Select
          id={fieldId(name)}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
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
