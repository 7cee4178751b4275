import { draftOf, whenDraftsAreLoaded } from '@coffer/session/drafts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LOG_IN_FORM } from '../early/early-log-in.ts'
import { emailGiven } from './email-given.ts'

type Field = 'email' | 'password'
type Typed = Record<Field, string>

const draft = draftOf('log-in')

/** An email that was left here before is nobody else's to read: it is kept over a reload and no longer. */
const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')

const nothing: Typed = { email: '', password: '' }

/** What stands in the page's fields, drawn before React came: typed by a person or filled by the browser. */
function readPage(): Typed {
  if (typeof document === 'undefined') return nothing
  return { email: readField('email'), password: readField('password') }
}

function readField(name: Field): string {
  return document.querySelector<HTMLInputElement>(`#${LOG_IN_FORM} [name=${name}]`)?.value ?? ''
}

/** The two fields. What was typed before React arrived becomes their value, so that nothing typed is lost. */
export function useTyped() {
  const [typed, setTyped] = useState(() => ({ ...nothing, email: emailGiven() }))
  // Read while React has not touched the page yet, and again once it has: typing may go on in between.
  const [early] = useState(readPage)
  const isAdopted = useRef(false)
  useLayoutEffect(() => {
    if (isAdopted.current) return
    isAdopted.current = true
    const late = readPage()
    setTyped((before) => ({
      email: late.email || early.email || before.email,
      password: late.password || early.password,
    }))
  }, [early])
  useEffect(
    () =>
      whenDraftsAreLoaded(() => {
        const { email } = draft.read()
        if (typeof email !== 'string') return
        if (wasReloaded()) setTyped((now) => ({ ...now, email: now.email || email }))
        else draft.clear()
      }),
    [],
  )
  const type = (field: Field) => (text: string) => {
    setTyped((before) => ({ ...before, [field]: text }))
    if (field === 'email') draft.write({ email: text })
  }
  return { typed, type, setTyped }
}
