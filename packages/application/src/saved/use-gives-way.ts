import type { FlatValues, FormState } from '@coffer/ui-kit/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useChange } from './changed-notice.tsx'
import { savedSince } from './over-saved.ts'

type Form = Pick<FormState<FlatValues>, 'isBusy' | 'patch' | 'values'>

/**
 * The form at `path` takes what is saved elsewhere while it is open, field by field, and the person is told where that
 * replaces what they typed. `draftGaveWay`: it was so already when the form opened.
 */
export function useGivesWay(
  form: Form,
  { path, saved, draftGaveWay }: { path: string; saved: FlatValues; draftGaveWay: boolean },
): void {
  const { say } = useChange()
  const before = useRef(saved)
  const [gaveWayBefore] = useState(draftGaveWay)

  const tell = useEffectEvent(() => say({ kind: 'replaced', at: path, isAnswer: false }))
  const giveWay = useEffectEvent((now: FlatValues) => {
    const since = savedSince(before.current, now)
    const isTyped = ([name, value]: [string, string | boolean]) =>
      form.values[name] !== before.current[name] && form.values[name] !== value
    const replacesTyped = Object.entries(since).some(isTyped)
    before.current = now
    form.patch(since)
    if (replacesTyped) tell()
  })

  useEffect(() => {
    if (gaveWayBefore) tell()
  }, [gaveWayBefore])
  useEffect(() => {
    // What this form is saving itself comes back as saved before it has left.
    if (!form.isBusy) giveWay(saved)
  }, [form.isBusy, saved])
}
