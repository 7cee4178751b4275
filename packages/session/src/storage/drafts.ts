import type { Draft, RootState } from './persisted-state.ts'
import { rootStore } from './root-store.ts'

/** Reads and writes of a form's draft. */
export interface DraftPort {
  read: () => Readonly<Draft>
  write: (values: Readonly<Record<string, unknown>>) => void
  clear: () => void
}

// Kept nowhere, whatever a form lists in `except`.
const neverKept = /^(code|otp|pin)$|ssn|social|password|account_?number|routing/i
// Kept in memory only, for the way to another screen and back.
const neverStored = /birth|^(subject|body)$/i

/** The draft of a form, kept over a reload except for the fields in `except` and those that memory alone may have. */
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

/** What was typed into every form and not yet sent. */
export type Typed = Pick<RootState, 'drafts' | 'unstoredDrafts'>

export function readTyped(): Typed {
  const { drafts, unstoredDrafts } = rootStore.getState()
  return { drafts, unstoredDrafts }
}

export function restoreTyped(typed: Typed): void {
  rootStore.setState(typed)
}

/** A copy of a record without one of its fields. */
export function without<Value>(record: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  const { [name]: _dropped, ...rest } = record
  return rest
}

/** Calls the listener once drafts can be read; immediately where they can be already. Returns how to cancel. */
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
