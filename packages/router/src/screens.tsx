import type { ComponentType, ReactNode } from 'react'
import { lazy, useState } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { RoutePath, ScreenPath } from './routes.ts'

/** The navigation that a screen's redirect decides about. */
export interface ScreenEntry {
  path: RoutePath
  /** Text as in the address; `searchOf` validates it. */
  search: unknown
  queryClient: QueryClient
}

/**
 * The route to open instead of the screen, decided before rendering; null shows the screen. Must not throw when a call
 * fails: the screen reports that itself.
 */
export type ScreenRedirect = (entry: ScreenEntry) => RoutePath | null | Promise<RoutePath | null>

/** A screen with a redirect of its own, decided after the guard has allowed it. */
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

/** Every route has exactly one screen: leaving one out, or naming one that is no route, fails the type check. */
export type Screens = Record<ScreenPath, ScreenSource>

/** i18next, which formats messages from then on. Without it texts read the same, so that a failure fails no screen. */
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

/** The same for the screen that is mostly opened cold: i18next loads with the next one (docs/decisions/029). */
export const firstScreenWith =
  (...messages: ScreenSource['messages']) =>
  (screen: ScreenSource['screen']): ScreenSource => ({ screen, messages })

/** The code of a screen did not load: offline, or a release has replaced it. */
export class ScreenUnavailable extends Error {
  override readonly name = 'ScreenUnavailable'
}

export interface LazyScreen {
  (): ReactNode
  /** Loads the code and the messages ahead. */
  preload: () => Promise<void>
  /** Loads the screen, then applies its redirect. */
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
  // A loaded screen renders without Suspense: React reveals suspended content 300 ms later at the soonest.
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

/** Loads a screen, and once more where that failed: a lost connection or a host under load often answers the second time. */
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
