import type { FormSchema, FormState } from '@coffer/ui-kit/form'
import type * as v from 'valibot'
import { type SavedFormOptions, useSavedForm } from '../form/use-saved-form.ts'
import { type Perspective, useApplicationTranslations } from '../messages.ts'
import { type ApplicationStep, useSaveStep } from './use-save-step.ts'

type StepFormOptions<Schema extends FormSchema, State> = Pick<
  SavedFormOptions<Schema>,
  'schema' | 'initial' | 'draft'
> &
  ApplicationStep<v.InferOutput<Schema>, State> & { perspective?: Perspective }

/** The form of a step: what is saved, the draft over it, and its save. */
export function useStepForm<Schema extends FormSchema, State>({
  schema,
  initial,
  draft,
  perspective = 'own',
  ...step
}: StepFormOptions<Schema, State>): FormState<v.InferInput<Schema>> {
  const translate = useApplicationTranslations(perspective)
  const onSubmit = useSaveStep({ ...step, draft })
  return useSavedForm({ schema, initial, draft, translate, onSubmit })
}
