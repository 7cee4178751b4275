import type { Draft, RootState } from './persisted-state.ts'
import { rootStore } from './root-store.ts'

/** Access to a form's draft. */
export interface DraftPort {
  read: () => Readonly<Draft>
  write: (values: Readonly<Record<string, unknown>>) => void
  clear: () => void
}

// Never kept, whatever a form lists in `except`.
const neverKept = /^(code|otp|pin)$|ssn|social|password|account_?number|routing/i
// Kept only in memory, so that they survive a visit to another screen. A message also survives a reload.
const neverStored = /birth|^(subject|body)$/i
const message = /^(subject|body)$/i

/** The draft of a form, kept over a reload except for the fields in `except` and those kept only in memory. */
export function draftOf(form: string, { except = [] }: { except?: readonly string[] } = {}): DraftPort {
  const isKept = (field: string) => !except.includes(field) && !neverKept.test(field)
  return {
    read() {
      const { drafts, unstoredDrafts } = rootStore.getState()
      return { ...drafts[form], ...unstoredDrafts[form] }
    },
    write(values) {
      const [stored, unstored]: [Draft, Draft] = [{}, {}]
      for (const [field, value] of Object.entries(values))
        if (isKept(field) && (typeof value === 'string' || typeof value === 'boolean'))
          (neverStored.test(field) ? unstored : stored)[field] = value
      rootStore.setState(({ drafts, unstoredDrafts }) => ({
        drafts: { ...drafts, [form]: stored },
        unstoredDrafts: { ...unstoredDrafts, [form]: unstored },
      }))
    },
    clear() {
      rootStore.setState(({ drafts, unstoredDrafts }) => ({
        drafts: without(drafts, form),
        unstoredDrafts: without(unstoredDrafts, form),
      }))
    },
  }
}

/** All typed values of forms that were not sent yet. */
export type Typed = Pick<RootState, 'drafts' | 'unstoredDrafts'>

export function readTyped(): Typed {
  const { drafts, unstoredDrafts } = rootStore.getState()
  return { drafts, unstoredDrafts }
}

export function restoreTyped(typed: Typed): void {
  rootStore.setState(typed)
}

/** The messages that are being written, by form. */
export function readMessages(): Record<string, Draft> {
  const written = Object.entries(rootStore.getState().unstoredDrafts).map(
    ([form, draft]) =>
      [form, Object.fromEntries(Object.entries(draft).filter(([field]) => message.test(field)))] as const,
  )
  return Object.fromEntries(written.filter(([, draft]) => Object.values(draft).some(Boolean)))
}

/** A copy of a record without one of its fields. */
export function without<Value>(record: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  const { [name]: _dropped, ...rest } = record
  return rest
}

/** Calls the listener when drafts can be read, which may be immediately. Returns a function that cancels it. */
export function whenDraftsAreLoaded(listener: () => void): () => void {
  if (rootStore.persist.hasHydrated()) {
    listener()
    return () => undefined
  }
  const stop = rootStore.persist.onFinishHydration(() => {
    stop()
    listener()
  })
  return stop
}
