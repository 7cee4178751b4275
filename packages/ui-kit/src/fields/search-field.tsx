import { styled } from 'styled-components'
import { controlStyles, FieldFrame, fieldId, type FieldProps, describedBy } from './field-frame.tsx'

const Input = styled.input`
  ${controlStyles}
`

/** Filters a list while typing, without a submit. */
export function SearchField({
  label,
  name,
  value,
  onChange,
  hint,
}: Pick<FieldProps<string>, 'label' | 'name' | 'value' | 'onChange' | 'hint'>) {
  return (
    <FieldFrame label={label} name={name} hint={hint}>
      <Input
        id={fieldId(name)}
        name={name}
        type="search"
        autoComplete="off"
        value={value}
        aria-describedby={describedBy(name, { hint })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
