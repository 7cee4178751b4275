import { useStore } from 'zustand'
import { nextSessionName } from './persisted-state.ts'
import { rootStore } from './root-store.ts'

/** The last end of a flow, for its result screen, even after a reload. Plain data without secrets. */
export interface Result<Value extends object> {
  /** Keeps the value until it is cleared or the session ends. */
  record: (value: Value) => void
  /** The recorded value; null if there is none, or if the stored value does not match the schema. */
  read: () => Value | null
  /** `read` as a hook. */
  use: () => Value | null
  clear: () => void
}

/** The value of a result. */
export type ResultValue<Of extends Pick<Result<object>, 'read'>> = NonNullable<ReturnType<Of['read']>>

export interface ResultOptions {
  /** Recorded before a log-in, which clears all other results. */
  isForNextSession?: boolean
}

/**
 * `defineResult` with a type guard instead of a schema, for the log-in page, which has no Valibot. The guard runs on
 * every read, because another release or another script may have written to storage.
 */
export function defineGuardedResult<Value extends object>(
  uniqueName: string,
  isValue: (stored: unknown) => stored is Value,
  { isForNextSession = false }: ResultOptions = {},
): Result<Value> {
  const name = isForNextSession ? nextSessionName(uniqueName) : uniqueName
  const valid = ({ results }: { results: Readonly<Record<string, unknown>> }) => {
    const stored = results[name]
    return isValue(stored) ? stored : null
  }
  return {
    record: (value) => rootStore.setState(({ results }) => ({ results: { ...results, [name]: value } })),
    read: () => valid(rootStore.getState()),
    use: () => useStore(rootStore, valid),
    clear: () =>
      rootStore.setState(({ results }) => {
        const { [name]: _cleared, ...rest } = results
        return { results: rest }
      }),
  }
}
