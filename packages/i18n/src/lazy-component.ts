import { type ComponentType, lazy } from 'react'

/** A module of messages, as `defineMessages` returns them. */
interface MessagesModule {
  messages: { load: () => Promise<void> }
}

/**
 * A component whose code and messages load when it is first shown. For optional content: if loading fails, nothing is
 * shown.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...messages: readonly (() => Promise<MessagesModule>)[]
) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      const [Content] = await Promise.all([
        load(),
        ...messages.map(async (module) => (await module()).messages.load()),
      ])
      return { default: Content }
    } catch {
      return { default: () => null }
    }
  })
