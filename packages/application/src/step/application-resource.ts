import type { RoutePath } from '@coffer/router/routes'
import type { Fields } from './includes-fields.ts'

/** Reads, stores and leaves an application: the depositor's own or a joint holder's. */
export interface ApplicationResource<State> {
  /** Key prefix of the queries that a save changes. */
  queryKey: readonly unknown[]
  /** Stores the provider's response to a save. */
  store: (state: State) => Promise<void>
  /** Fetches the application, bypassing the cache, for every screen that shows it. */
  refetch: () => Promise<State>
  /** Fetches the application with its saved fields, without updating any screen. */
  fetchSaved: () => Promise<{ state: State; fields: Fields; revision: string | null }>
  /** Leaves a screen that another tab or device has closed, and reports the reason. */
  leave: (state: State) => Promise<void>
  /** The screen after a save: the first step that is not done, or after an edit the review. */
  nextScreen: (state: State) => RoutePath
  /** The notice for a Social Security number that is already on file. */
  duplicateScreen: RoutePath
}
