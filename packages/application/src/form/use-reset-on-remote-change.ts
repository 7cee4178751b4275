import { useRoute } from '@coffer/router/link'
import type { FlatValues, FormState } from '@coffer/ui-kit/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reportRemoteChange } from '../remote-change/remote-change.ts'
import { changedFields } from './draft-overlay.ts'

type Form = Pick<FormState<FlatValues>, 'isBusy' | 'patch' | 'values'>

interface SavedValues {
  saved: FlatValues
  /** Whether the draft was already based on older values when the form opened. */
  isDraftOutdated: boolean
}

/**
 * Resets each field of an open form to the value that another tab or device saves, and reports it if that replaces a
 * typed value.
 */
export function useResetOnRemoteChange(form: Form, { saved, isDraftOutdated }: SavedValues): void {
  const { path } = useRoute()
  const before = useRef(saved)
  const [wasDraftOutdated] = useState(isDraftOutdated)

  const report = useEffectEvent(() => reportRemoteChange({ effect: 'replaced', path, isAnswer: false }))
  const reset = useEffectEvent((now: FlatValues) => {
    const changed = changedFields(before.current, now)
    const replacesTyped = Object.entries(changed).some(
      ([name, value]) => form.values[name] !== before.current[name] && form.values[name] !== value,
    )
    before.current = now
    form.patch(changed)
    if (replacesTyped) report()
  })

  useEffect(() => {
    if (wasDraftOutdated) report()
  }, [wasDraftOutdated])
  useEffect(() => {
    // The form's own save is stored before its screen is left.
    if (!form.isBusy) reset(saved)
  }, [form.isBusy, saved])
}
