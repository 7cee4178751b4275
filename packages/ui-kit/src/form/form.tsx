import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { measure, media, space } from '../foundations/tokens.ts'
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

/** From 1024 px the summary is beside the form; below that, between the fields and the actions. */
const SummarizedFrame = styled(Frame)`
  ${media.columns} {
    grid-template-areas: 'fields summary' 'actions summary';
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, ${measure.form}) minmax(15rem, 1fr);
    max-width: none;
  }

  @media (min-width: 80em) {
    column-gap: ${space[64]};
  }
`
const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[24]};

  ${media.columns} {
    &[data-area='fields'] {
      grid-area: fields;
    }

    &[data-area='actions'] {
      grid-area: actions;
    }

    &[data-area='summary'] {
      grid-area: summary;
      position: sticky;
      inset-block-start: ${space[32]};
      max-width: 20rem;
    }
  }
`

export interface FormProps {
  form: FormBinding
  /** The accessible name, if a screen has two forms. */
  label?: string | undefined
  children: ReactNode
}

/**
 * A form in one column. Enter submits it. After a rejected submit, the error summary above the fields takes the focus.
 */
export function Form({ form, label, children }: FormProps) {
  return (
    <Frame {...formProps(form)} aria-label={label}>
      <RejectionErrors form={form} />
      {children}
    </Frame>
  )
}

interface SummarizedFormProps {
  form: FormBinding
  /** A live preview of what the form would do. */
  summary: ReactNode
  actions: ReactNode
  children: ReactNode
}

/** A form with a live summary of what it would do. */
export function SummarizedForm({ form, summary, actions, children }: SummarizedFormProps) {
  return (
    <SummarizedFrame {...formProps(form)}>
      <Area data-area="fields">
        <RejectionErrors form={form} />
        {children}
      </Area>
      <Area data-area="summary">{summary}</Area>
      <Area data-area="actions">{actions}</Area>
    </SummarizedFrame>
  )
}

const formProps = (form: FormBinding) => ({
  // Before hydration, a prerendered form must not put the typed values into the URL.
  method: 'post',
  noValidate: true,
  onSubmit(event: FormEvent) {
    event.preventDefault()
    void form.submit()
  },
})

/**
 * The errors of a rejected submit. Until the next one the list only becomes shorter, so that nothing appears above the
 * fields or takes the focus while a depositor types. Errors that depend on a refetch may arrive one render after the
 * rejection.
 */
function RejectionErrors({ form: { rejectionCount, errors } }: { form: FormBinding }) {
  const summary = useRef<HTMLDivElement>(null)
  const focusedFor = useRef(0)
  const [listed, setListed] = useState<Listed>({ rejectionCount: 0, names: [] })

  const isNew = listed.rejectionCount !== rejectionCount
  const present = errors.filter(({ name }) => isNew || listed.names.includes(name))
  const isEmpty = present.length === 0
  if (isNew ? !isEmpty : present.length < listed.names.length)
    setListed({ rejectionCount, names: present.map(({ name }) => name) })

  useEffect(() => {
    if (isEmpty || focusedFor.current === rejectionCount) return
    focusedFor.current = rejectionCount
    summary.current?.focus()
  }, [rejectionCount, isEmpty])

  if (rejectionCount === 0 || isEmpty) return null
  return <ErrorSummary key={rejectionCount} ref={summary} problems={present} />
}

interface Listed {
  readonly rejectionCount: number
  readonly names: readonly string[]
}
