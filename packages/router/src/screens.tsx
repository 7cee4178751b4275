import type { ComponentType, ReactNode } from 'react'
import { lazy, useState } from 'react'
import type { RoutePath } from './routes.ts'

/** Where a screen's code and words come from. */
export interface ScreenSource {
  screen: () => Promise<ComponentType>
  words: readonly { load: () => Promise<void> }[]
}

/** Every route has exactly one screen: leaving one out, or naming one that is no route, fails the type check. */
export type Screens = Record<RoutePath, ScreenSource>

/** The code of a screen could not be brought: offline, or a release has replaced it. */
export class ScreenUnavailable extends Error {
  override readonly name = 'ScreenUnavailable'
}

/** A screen that arrives with its words; `preload` fetches both ahead. */
export function lazyScreen(source: ScreenSource): (() => ReactNode) & { preload: () => Promise<void> } {
  let arriving: Promise<{ default: ComponentType }> | undefined
  let arrived: ComponentType | undefined
  const arrive = () => {
    arriving ??= bring(source).then(
      (screen) => {
        arrived = screen.default
        return screen
      },
      (failure: unknown) => {
        arriving = undefined
        throw failure
      },
    )
    return arriving
  }
  const Awaited = lazy(arrive)
  // One that is here already is drawn at once: React reveals what it had to wait for 300 ms later at the soonest.
  const Screen = () => {
    const [Found] = useState(() => arrived ?? Awaited)
    return <Found />
  }
  return Object.assign(Screen, {
    preload: async () => {
      await arrive()
    },
  })
}

async function bring(source: ScreenSource): Promise<{ default: ComponentType }> {
  const words = source.words.map((wording) => wording.load())
  try {
    const screen = await source.screen()
    await Promise.all(words)
    return { default: screen }
  } catch (cause) {
    throw new ScreenUnavailable('a screen did not load', { cause })
  }
}
