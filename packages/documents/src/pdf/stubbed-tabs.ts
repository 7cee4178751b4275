import { vi } from 'vitest'

/** The properties of a tab that the page which opened it uses. */
export interface StubbedTab {
  opener: unknown
  closed: boolean
  document: Document
  address: string | null
}

/** Stubs `window.open`, and returns the tabs that it opens. */
export function stubTabs(): StubbedTab[] {
  const tabs: StubbedTab[] = []
  vi.stubGlobal('open', () => {
    const tab: StubbedTab = {
      opener: window,
      closed: false,
      document: document.implementation.createHTMLDocument(),
      address: null,
    }
    tabs.push(tab)
    return Object.assign(tab, {
      close: () => (tab.closed = true),
      location: { replace: (address: string) => (tab.address = address) },
    })
  })
  return tabs
}

/** Stubs `window.open` as in a browser that blocks tabs. */
export const blockTabs = (): void => {
  vi.stubGlobal('open', () => null)
}
