import { useSyncExternalStore } from 'react'

export const appearances = ['light', 'dark'] as const
export type Appearance = (typeof appearances)[number]

/** Of local storage, outside the root key: the choice is the device's and stays after a logout. */
const APPEARANCE_KEY = 'appearance'
const DARK_QUERY = '(prefers-color-scheme: dark)'

const listeners = new Set<() => void>()

/** What was chosen on this device; null follows the system. */
function chosenAppearance(): Appearance | null {
  try {
    const stored = localStorage.getItem(APPEARANCE_KEY)
    return appearances.find((one) => one === stored) ?? null
  } catch {
    return null
  }
}

/** Stores the choice and shows it. Null follows the system. */
export function chooseAppearance(chosen: Appearance | null): void {
  try {
    if (chosen) localStorage.setItem(APPEARANCE_KEY, chosen)
    else localStorage.removeItem(APPEARANCE_KEY)
  } catch {
    // Without storage the choice would be lost at the next page: the system's stays.
    return
  }
  showChosen()
  for (const listener of listeners) listener()
}

/** The media query under which the dark colors, logos and theme color of the page apply. Paper is light. */
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

/** Calls back when the page turns dark or light, in another tab and by the system too. Returns how to stop. */
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

/** The choice; the system's in a prerendered page. */
export const useAppearance = (): Appearance | null =>
  useSyncExternalStore(onAppearance, chosenAppearance, () => null)
