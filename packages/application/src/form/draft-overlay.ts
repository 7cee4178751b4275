import type { DraftPort } from '@coffer/session/drafts'
import type { FlatValues } from '@coffer/ui-kit/form'

/** The fields whose saved values have changed. */
export const changedFields = (before: FlatValues, now: FlatValues): FlatValues =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value))

/** The draft field with the saved value that a field's draft is based on. */
const baseName = (name: string) => `${name} over`

/**
 * A draft that stores, with each field, the saved value on which it is based. If the saved value has changed since, for
 * example on another device, the field is dropped; all other fields keep their typed value.
 */
export function draftOverlay(draft: DraftPort, saved: FlatValues) {
  const typed = Object.entries(draft.read()).filter(([name]) => name in saved)
  const isOutdated = (name: string) => {
    const base = draft.read()[baseName(name)]
    return base !== undefined && base !== saved[name]
  }
  return {
    /** Whether a typed value is not shown because another value was saved since. */
    isOutdated: typed.some(([name, value]) => isOutdated(name) && value !== saved[name]),
    port: {
      read: () => Object.fromEntries(typed.filter(([name]) => !isOutdated(name))),
      write(values: FlatValues) {
        const changed = Object.entries(values).filter(([name, value]) => value !== saved[name])
        draft.write(
          Object.fromEntries(
            changed.flatMap(([name, value]) => [
              [name, value],
              [baseName(name), saved[name] ?? ''],
            ]),
          ),
        )
      },
    },
  }
}
