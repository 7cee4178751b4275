import { draftOf, whenDraftsAreLoaded } from '@coffer/session/drafts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LOG_IN_FORM } from '../early/early-log-in.ts'
import { pendingEmail } from './pending-email.ts'

type Field = 'email' | 'password'
type Values = Record<Field, string>

const draft = draftOf('log-in')

/** The email is only restored after a reload, because the next user of this browser must not see it. */
const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')

const emptyValues: Values = { email: '', password: '' }

/** The values of the prerendered fields, typed before hydration or autofilled. */
function readFields(): Values {
  if (typeof document === 'undefined') return emptyValues
  return { email: readField('email'), password: readField('password') }
}

function readField(name: Field): string {
  return document.querySelector<HTMLInputElement>(`#${LOG_IN_FORM} [name=${name}]`)?.value ?? ''
}

/** The values of the two fields, including text that was typed before hydration. */
export function useLogInFields() {
  const [values, setValues] = useState(() => ({ ...emptyValues, email: pendingEmail() }))
  // Read before and after hydration, because typing may continue in between.
  const [early] = useState(readFields)
  const isAdopted = useRef(false)
  useLayoutEffect(() => {
    if (isAdopted.current) return
    isAdopted.current = true
    const hydrated = readFields()
    setValues((before) => ({
      email: hydrated.email || early.email || before.email,
      password: hydrated.password || early.password,
    }))
  }, [early])
  useEffect(
    () =>
      whenDraftsAreLoaded(() => {
        const { email } = draft.read()
        if (typeof email !== 'string') return
        if (wasReloaded()) setValues((now) => ({ ...now, email: now.email || email }))
        else draft.clear()
      }),
    [],
  )
  const change = (field: Field) => (text: string) => {
    setValues((before) => ({ ...before, [field]: text }))
    if (field === 'email') draft.write({ email: text })
  }
  return { values, change, setValues }
}
