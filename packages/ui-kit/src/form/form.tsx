import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { measure, space } from '../foundations/tokens.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { FormPort } from './use-form.ts'

export { useForm } from './use-form.ts'
export type { FieldPort, FormPort, FormSettings, FormState } from './use-form.ts'
export type { FormSchema } from './problems.ts'
export type { DraftPort, FlatValues } from './draft.ts'

const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  max-width: ${measure.form};
`

export interface FormProps {
  form: FormPort
  /** Names the form where a screen holds two. */
  label?: string | undefined
  children: ReactNode
}

/** A form in one column. Enter sends; what is wrong stands above the fields and takes the focus. */
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
      {form.refusals > 0 && form.problems.length > 0 && (
        <ErrorSummary key={form.refusals} problems={form.problems} />
      )}
      {children}
    </Frame>
  )
}
