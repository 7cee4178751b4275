import type { Draft } from './persisted-state.ts'
import { rootStore } from './root-store.ts'

/** Reads and writes of a form's draft. */
export interface DraftPort {
  read: () => Readonly<Draft>
  write: (values: Readonly<Record<string, unknown>>) => void
  clear: () => void
}

// decisions.md, "Session": these never reach storage, whatever a form lists in `except`.
const neverStored = /^(code|otp|pin)$|ssn|social|password|account_?number|routing/i

/** The draft of a form, kept over a reload except for the fields in `except`. */
export function draftOf(form: string, { except = [] }: { except?: readonly string[] } = {}): DraftPort {
  const isStorable = (field: string) => !except.includes(field) && !neverStored.test(field)
  return {
    read: () => rootStore.getState().drafts[form] ?? {},
    write(values) {
      const draft: Draft = {}
      for (const [field, value] of Object.entries(values)) {
        if (isStorable(field) && (typeof value === 'string' || typeof value === 'boolean'))
          draft[field] = value
      }
      rootStore.setState(({ drafts }) => ({ drafts: { ...drafts, [form]: draft } }))
    },
    clear() {
      rootStore.setState(({ drafts }) => {
        const { [form]: _sent, ...rest } = drafts
        return { drafts: rest }
      })
    },
  }
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
