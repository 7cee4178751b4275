import { styled } from 'styled-components'
import { space } from '../foundations/tokens.ts'
import { controlStyles, describedBy, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

const Area = styled.textarea`
  ${controlStyles}
  height: auto;
  min-height: 10rem;
  max-height: 60dvh;
  padding-block: ${space[12]};
  field-sizing: content;
  resize: vertical;
`

export interface TextAreaFieldProps extends FieldProps<string> {
  /** The initial number of lines. */
  rows?: number | undefined
}

/** A multi-line text field that grows with its content, if the browser supports that. */
export function TextAreaField({
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
  rows = 6,
}: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} name={name} hint={hint} error={error} isOptional={isOptional}>
      <Area
        id={fieldId(name)}
        name={name}
        rows={rows}
        value={value}
        disabled={isDisabled}
        required={!isOptional}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  )
}
