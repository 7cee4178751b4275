import type { DraftPort } from '@coffer/session/drafts'
import { type FormSchema, type FormOptions, type FormState, useForm } from '@coffer/ui-kit/form'
import { useMemo } from 'react'
import type * as v from 'valibot'
import { draftOverlay } from './draft-overlay.ts'
import { useResetOnRemoteChange } from './use-reset-on-remote-change.ts'

export interface SavedFormOptions<Schema extends FormSchema> extends Omit<FormOptions<Schema>, 'draft'> {
  /** The saved values; the same object until they change. */
  initial: v.InferInput<Schema>
  draft: DraftPort
}

/** A form of the saved values, overlaid by the draft of later input; each field follows remote changes. */
export function useSavedForm<Schema extends FormSchema>({
  draft,
  ...options
}: SavedFormOptions<Schema>): FormState<v.InferInput<Schema>> {
  const { initial } = options
  const overlay = useMemo(() => draftOverlay(draft, initial), [draft, initial])
  const form = useForm({ ...options, draft: overlay.port })
  useResetOnRemoteChange(form, { saved: initial, isDraftOutdated: overlay.isOutdated })
  return form
}
