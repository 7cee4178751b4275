import type { ComponentType, ReactNode } from 'react'
import { lazy, useState } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { RoutePath, ScreenPath } from './routes.ts'

/** What a screen's redirect decides by. */
export interface ScreenEntry {
  path: RoutePath
  /** Text as in the address; `searchOf` validates it. */
  search: unknown
  queryClient: QueryClient
}

/**
 * Where an address leads instead of its screen, decided before anything is drawn; null where the screen is shown. It
 * must not throw for a call that failed: the screen shows that itself.
 */
export type ScreenRedirect = (entry: ScreenEntry) => RoutePath | null | Promise<RoutePath | null>

/** A screen that some of those whom its guard lets in are led away from. */
export interface RedirectingScreen {
  Screen: ComponentType
  redirect: ScreenRedirect
}
export type ScreenModule = ComponentType | RedirectingScreen

/** Where a screen's code and words come from. */
export interface ScreenSource {
  screen: () => Promise<ScreenModule>
  words: readonly { load: () => Promise<void> }[]
}

/** Every route has exactly one screen: leaving one out, or naming one that is no route, fails the type check. */
export type Screens = Record<ScreenPath, ScreenSource>

/** `const screen = screenWith(messages)`: the screens of a feature, with the messages that they need. */
export const screenWith =
  (...words: ScreenSource['words']) =>
  (screen: ScreenSource['screen']): ScreenSource => ({ screen, words })

/** The code of a screen could not be brought: offline, or a release has replaced it. */
export class ScreenUnavailable extends Error {
  override readonly name = 'ScreenUnavailable'
}

export interface LazyScreen {
  (): ReactNode
  /** Fetches the code and the messages ahead. */
  preload: () => Promise<void>
  /** Loads the screen, then decides whether an address leads elsewhere. */
  redirect: ScreenRedirect
}

/** A screen that is loaded with its messages. */
export function lazyScreen(source: ScreenSource): LazyScreen {
  let loading: Promise<RedirectingScreen> | undefined
  let loaded: ComponentType | undefined
  const load = () => {
    loading ??= loadScreen(source).then(
      (screen) => {
        loaded = screen.Screen
        return screen
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Awaited = lazy(async () => ({ default: (await load()).Screen }))
  // One that is here already is drawn at once: React reveals what it had to wait for 300 ms later at the soonest.
  const Screen = () => {
    const [Found] = useState(() => loaded ?? Awaited)
    return <Found />
  }
  return Object.assign(Screen, {
    preload: async () => {
      await load()
    },
    redirect: async (entry: ScreenEntry) => (await load()).redirect(entry),
  })
}

const staysHere: ScreenRedirect = () => null

async function loadScreen(source: ScreenSource): Promise<RedirectingScreen> {
  const messages = source.words.map((namespace) => namespace.load())
  try {
    const screen = await source.screen()
    await Promise.all(messages)
    return 'redirect' in screen ? screen : { Screen: screen, redirect: staysHere }
  } catch (cause) {
    throw new ScreenUnavailable('a screen did not load', { cause })
  }
}
