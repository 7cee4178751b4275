import type { DraftPort } from '@coffer/session/drafts'
import { type FormSchema, type FormOptions, type FormState, useForm } from '@coffer/ui-kit/form'
import { useMemo } from 'react'
import type * as v from 'valibot'
import { overSaved } from './over-saved.ts'
import { useGivesWay } from './use-gives-way.ts'

interface SavedFormSettings<Schema extends FormSchema> extends Omit<FormOptions<Schema>, 'draft'> {
  /** The screen that says what has changed elsewhere. */
  path: string
  /** What is saved; the same object until something else is. */
  initial: v.InferInput<Schema>
  draft: DraftPort
}

/** A form of what is saved, with what was typed since; it gives way, field by field, to what is saved elsewhere. */
export function useSavedForm<Schema extends FormSchema>({
  path,
  draft,
  ...settings
}: SavedFormSettings<Schema>): FormState<v.InferInput<Schema>> {
  const { initial } = settings
  const over = useMemo(() => overSaved(draft, initial), [draft, initial])
  const form = useForm({ ...settings, draft: over.port })
  useGivesWay(form, { path, saved: initial, draftGaveWay: over.gaveWay })
  return form
}
