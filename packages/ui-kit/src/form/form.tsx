import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { measure, space } from '../foundations/tokens.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { FormBinding } from './use-form.ts'

export { useForm } from './use-form.ts'
export type { FieldBinding, FormBinding, FormOptions, FormState } from './use-form.ts'
export type { FormSchema } from './field-errors.ts'
export type { DraftStorage, FlatValues } from './draft.ts'

const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  max-width: ${measure.form};
`

export interface FormProps {
  form: FormBinding
  /** The accessible name, where a screen has two forms. */
  label?: string | undefined
  children: ReactNode
}

/** A form in one column. Enter submits; the error summary above the fields takes the focus. */
export function Form({ form, label, children }: FormProps) {
  return (
    <Frame
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {form.rejectionCount > 0 && form.errors.length > 0 && (
        <ErrorSummary key={form.rejectionCount} problems={form.errors} />
      )}
      {children}
    </Frame>
  )
}
