import type { ComponentType, ReactNode } from 'react'
import { lazy, useState } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { RoutePath, ScreenPath } from './routes.ts'

/** The navigation for which a screen's redirect decides. */
export interface ScreenEntry {
  path: RoutePath
  /** Text as in the address; `readSearch` validates it. */
  search: unknown
  queryClient: QueryClient
}

/**
 * The route to open in place of the screen, decided before rendering; null shows the screen. Must not throw when a call
 * fails: the screen reports that itself.
 */
export type ScreenRedirect = (entry: ScreenEntry) => RoutePath | null | Promise<RoutePath | null>

/** A screen with its own redirect, which is decided after the guard has allowed it. */
export interface RedirectingScreen {
  Screen: ComponentType
  redirect: ScreenRedirect
}
export type ScreenModule = ComponentType | RedirectingScreen

/** The loaders of a screen's code and messages. */
export interface ScreenSource {
  screen: () => Promise<ScreenModule>
  messages: readonly { load: () => Promise<void> }[]
}

/** Every route has exactly one screen: leaving one out, or naming a path that is not a route, fails the type check. */
export type Screens = Record<ScreenPath, ScreenSource>

/**
 * i18next, which formats messages after it has loaded. Without it the texts are the same, so a failure to load it does
 * not fail the screen.
 */
const i18next = {
  load: () =>
    import('@coffer/i18n/start-i18next').then(
      ({ startI18next }) => startI18next(),
      () => undefined,
    ),
}

/** `const screen = screenWith(messages)`: the screens of a feature, with the messages that they need. */
export const screenWith =
  (...messages: ScreenSource['messages']) =>
  (screen: ScreenSource['screen']): ScreenSource => ({ screen, messages: [i18next, ...messages] })

/** The same for the screen that is mostly opened first: i18next loads with the next one (docs/decisions/029). */
export const firstScreenWith =
  (...messages: ScreenSource['messages']) =>
  (screen: ScreenSource['screen']): ScreenSource => ({ screen, messages })

/** The code of a screen did not load: the browser is offline, or a release has replaced the chunk. */
export class ScreenUnavailable extends Error {
  override readonly name = 'ScreenUnavailable'
}

export interface LazyScreen {
  (): ReactNode
  /** Preloads the code and the messages. */
  preload: () => Promise<void>
  /** Loads the screen, then applies its redirect. */
  redirect: ScreenRedirect
}

/** A screen that loads together with its messages. */
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
  // A loaded screen renders without Suspense, because React reveals suspended content only after 300 ms.
  const Screen = () => {
    const [Content] = useState(() => loaded ?? Awaited)
    return <Content />
  }
  return Object.assign(Screen, {
    preload: async () => {
      await load()
    },
    redirect: async (entry: ScreenEntry) => (await load()).redirect(entry),
  })
}

const noRedirect: ScreenRedirect = () => null

/** Loads a screen, and retries once: a lost connection or a host under load often works the second time. */
export async function loadScreen(source: ScreenSource): Promise<RedirectingScreen> {
  try {
    return await loadOnce(source).catch(() => loadOnce(source))
  } catch (cause) {
    throw new ScreenUnavailable('a screen did not load', { cause })
  }
}

async function loadOnce(source: ScreenSource): Promise<RedirectingScreen> {
  const messages = source.messages.map((namespace) => namespace.load())
  const [screen] = await Promise.all([source.screen(), ...messages])
  return 'redirect' in screen ? screen : { Screen: screen, redirect: noRedirect }
}
