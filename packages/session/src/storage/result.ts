import { type GenericSchema, type InferInput, is } from 'valibot'
import { useStore } from 'zustand'
import { nextSessionName } from './persisted-state.ts'
import { rootStore } from './root-store.ts'

/** How a flow last ended, for its result screen, also after a reload. Plain data, never secret. */
export interface Result<Value extends object> {
  /** Keeps the value until it is cleared or the session ends. */
  record: (value: Value) => void
  /** The recorded value; null when there is none, or when what is stored does not match the schema. */
  read: () => Value | null
  /** `read` as a hook. */
  use: () => Value | null
  clear: () => void
}

/** What a result holds. */
export type ResultValue<Of extends Pick<Result<object>, 'read'>> = NonNullable<ReturnType<Of['read']>>

/**
 * Declares the result of a flow under a name that is unique in the product. The schema is checked on every read, since
 * another release or another script may have written to storage. It must not transform: the stored object itself is
 * returned, so that `use` answers the same object until it changes. `isForNextSession`: recorded before a log-in, which
 * clears all other results.
 */
export function defineResult<Schema extends GenericSchema<object>>(
  uniqueName: string,
  schema: Schema,
  { isForNextSession = false }: { isForNextSession?: boolean } = {},
): Result<InferInput<Schema>> {
  const name = isForNextSession ? nextSessionName(uniqueName) : uniqueName
  const valid = ({ results }: { results: Readonly<Record<string, unknown>> }) => {
    const stored = results[name]
    return is(schema, stored) ? stored : null
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
