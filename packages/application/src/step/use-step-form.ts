import type { SubmissionState } from '@coffer/forms/submission'
import type { FlatValues, FormState } from '@coffer/ui-kit/form'
import type * as v from 'valibot'
import { type SavedFormOptions, useSavedForm } from '../form/use-saved-form.ts'
import { type Perspective, useApplicationTranslations } from '../messages.ts'
import type { Fields } from './includes-fields.ts'
import { type ApplicationStep, useSaveStep } from './use-save-step.ts'

type StepSchema = v.GenericSchema<FlatValues, Fields>

type StepFormOptions<Schema extends StepSchema, State> = Pick<
  SavedFormOptions<Schema>,
  'schema' | 'initial' | 'draft'
> &
  ApplicationStep<v.InferOutput<Schema>, State> & { perspective?: Perspective }

/** The form of a step: the saved values, the draft over them, and the save. */
export function useStepForm<Schema extends StepSchema, State>({
  schema,
  initial,
  draft,
  perspective = 'own',
  ...step
}: StepFormOptions<Schema, State>): FormState<v.InferInput<Schema>> & { submission: SubmissionState } {
  const translate = useApplicationTranslations(perspective)
  const { state, submit } = useSaveStep({ ...step, draft }, Object.keys(initial))
  const form = useSavedForm({ schema, initial, draft, translate, onSubmit: submit })
  return { ...form, submission: state }
}
