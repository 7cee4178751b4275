import { useSyncExternalStore } from 'react'

export const appearances = ['light', 'dark'] as const
export type Appearance = (typeof appearances)[number]

/** In local storage outside the root key: the choice belongs to the device and stays after a logout. */
const APPEARANCE_KEY = 'appearance'
const DARK_QUERY = '(prefers-color-scheme: dark)'

const listeners = new Set<() => void>()

/** The choice on this device; null follows the system. */
function chosenAppearance(): Appearance | null {
  try {
    const stored = localStorage.getItem(APPEARANCE_KEY)
    return appearances.find((one) => one === stored) ?? null
  } catch {
    return null
  }
}

/** Stores the choice and applies it. Null follows the system. */
export function chooseAppearance(chosen: Appearance | null): void {
  try {
    if (chosen) localStorage.setItem(APPEARANCE_KEY, chosen)
    else localStorage.removeItem(APPEARANCE_KEY)
  } catch {
    // Without storage the next page would lose the choice, so the system's appearance stays.
    return
  }
  showChosen()
  for (const listener of listeners) listener()
}

/** The media query under which the dark colors, logos and theme color of the page apply. Print is always light. */
export const darkMedia = (chosen: Appearance | null): string =>
  ({ dark: 'screen', light: 'not all', system: `screen and ${DARK_QUERY}` })[chosen ?? 'system']

/** Whether the page is dark now: it has dark colors, and they apply. */
export function isDark(): boolean {
  const style = document.querySelector<HTMLStyleElement>('style[data-dark]')
  return style !== null && matchMedia(style.media).matches
}

function showChosen(): void {
  const media = darkMedia(chosenAppearance())
  const marked = document.querySelectorAll('style[data-dark], meta[data-dark]')
  for (const element of marked) element.setAttribute('media', media)
}

/**
 * Calls the listener when the page turns dark or light, whether by this tab, another tab or the system. Returns a
 * function that stops it.
 */
export function onAppearance(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== APPEARANCE_KEY) return
    showChosen()
    listener()
  }
  const system = globalThis.matchMedia?.(DARK_QUERY)
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  system?.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system?.removeEventListener('change', listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The choice; null, which follows the system, in a prerendered page. */
export const useAppearance = (): Appearance | null =>
  useSyncExternalStore(onAppearance, chosenAppearance, () => null)
