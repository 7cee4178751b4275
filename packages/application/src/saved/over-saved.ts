import type { DraftPort } from '@coffer/session/drafts'
import type { FlatValues } from '@coffer/ui-kit/form'

/** What is saved now and was not when the form last looked. */
export const savedSince = (before: FlatValues, now: FlatValues): FlatValues =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value))

// What a field was typed over stands beside it.
const under = (name: string) => `${name} over`

/**
 * A draft that remembers what each field was typed over. Where something else is saved by now, as from another device,
 * that is shown and the draft gives way; any other field keeps what was typed.
 */
export function overSaved(draft: DraftPort, saved: FlatValues) {
  const typed = Object.entries(draft.read()).filter(([name]) => name in saved)
  const isOutdated = (name: string) => {
    const before = draft.read()[under(name)]
    return before !== undefined && before !== saved[name]
  }
  return {
    /** Whether something typed is not shown, as something else was saved since. */
    gaveWay: typed.some(([name, value]) => isOutdated(name) && value !== saved[name]),
    port: {
      read: () => Object.fromEntries(typed.filter(([name]) => !isOutdated(name))),
      write(values: FlatValues) {
        const changed = Object.entries(values).filter(([name, value]) => value !== saved[name])
        draft.write(
          Object.fromEntries(
            changed.flatMap(([name, value]) => [
              [name, value],
              [under(name), saved[name] ?? ''],
            ]),
          ),
        )
      },
    },
  }
}
