import type { Draft } from './persisted.ts'
import { rootStore } from './store.ts'

/** What a form reads when it opens and writes while a person types. */
export interface DraftPort {
  read: () => Readonly<Draft>
  write: (values: Readonly<Record<string, unknown>>) => void
  clear: () => void
}

// decisions.md, "Session": these never reach storage, whether or not a form says so.
const neverKept = /^(code|otp|pin)$|ssn|social|password|account_?number|routing/i

/** Keeps what is typed into a form over a reload, but for the fields named in `except`. */
export function draftOf(form: string, { except = [] }: { except?: readonly string[] } = {}): DraftPort {
  const mayKeep = (field: string) => !except.includes(field) && !neverKept.test(field)
  return {
    read: () => rootStore.getState().drafts[form] ?? {},
    write(values) {
      const draft: Draft = {}
      for (const [field, value] of Object.entries(values)) {
        if (mayKeep(field) && (typeof value === 'string' || typeof value === 'boolean')) draft[field] = value
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

/** Runs once drafts can be read, at once where they can be already. Returns how to call it off. */
export function onceDraftsAreRead(listener: () => void): () => void {
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
