import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'

interface LazyComponent<Props> {
  (props: Props): ReactNode
  /** Loads the code and the messages before the component is shown. */
  preload: () => void
}

/**
 * A component whose code and messages load together, when it is first shown or preloaded. For optional content: if
 * loading fails, nothing is shown.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...messages: readonly { load: () => Promise<void> }[]
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const loadOnce = () => {
    loading ??= Promise.all([load(), ...messages.map((namespace) => namespace.load())])
      .then(
        ([Content]) => Content,
        () => Nothing,
      )
      .then((Content) => {
        loaded = Content
        return Content
      })
    return loading
  }
  const Awaited = lazy(async () => ({ default: await loadOnce() }))
  // A loaded component renders without Suspense, because React reveals suspended content only after 300 ms.
  const Component = (props: Props) => {
    const [Content] = useState(() => loaded ?? Awaited)
    return createElement(Content, props)
  }
  return Object.assign(Component, { preload: () => void loadOnce() })
}

const Nothing = () => null
