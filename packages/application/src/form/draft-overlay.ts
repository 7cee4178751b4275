import type { DraftPort } from '@coffer/session/drafts'
import type { FlatValues } from '@coffer/ui-kit/form'

/** The fields whose saved values have changed. */
export const changedFields = (before: FlatValues, now: FlatValues): FlatValues =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value))

/** Name in the draft of the saved value that a field's draft is based on. */
const baseOf = (name: string) => `${name} over`

/**
 * A draft that keeps, with each field, the saved value it is based on. A field whose saved value has changed since, as
 * from another device, is dropped; any other field keeps what was typed.
 */
export function draftOverlay(draft: DraftPort, saved: FlatValues) {
  const typed = Object.entries(draft.read()).filter(([name]) => name in saved)
  const isOutdated = (name: string) => {
    const base = draft.read()[baseOf(name)]
    return base !== undefined && base !== saved[name]
  }
  return {
    /** Whether something typed is not shown since another value was saved. */
    isOutdated: typed.some(([name, value]) => isOutdated(name) && value !== saved[name]),
    port: {
      read: () => Object.fromEntries(typed.filter(([name]) => !isOutdated(name))),
      write(values: FlatValues) {
        const changed = Object.entries(values).filter(([name, value]) => value !== saved[name])
        draft.write(
          Object.fromEntries(
            changed.flatMap(([name, value]) => [
              [name, value],
              [baseOf(name), saved[name] ?? ''],
            ]),
          ),
        )
      },
    },
  }
}
