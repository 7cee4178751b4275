import { styled } from 'styled-components'
import { controlStyles, describedBy, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

const Input = styled.input`
  ${controlStyles}
`

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search' | undefined
  autoFocus?: boolean | undefined
  spellCheck?: boolean | undefined
  autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences' | undefined
}

/** One line of text. */
export function TextField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  isDisabled,
  type = 'text',
  ...native
}: TextFieldProps) {
  return (
    <FieldFrame label={label} name={name} hint={hint} error={error} isOptional={isOptional}>
      <Input
        {...native}
        id={fieldId(name)}
        name={name}
        type={type}
        value={value}
        disabled={isDisabled}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  )
}
