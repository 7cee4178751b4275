import { vi } from 'vitest'

/** The part of a tab that the page that opened it can see. */
export interface StubbedTab {
  opener: unknown
  closed: boolean
  document: Document
  address: string | null
}

/** Replaces `window.open`. Returns the tabs that are opened. */
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

/** A browser that blocks tabs. */
export const blockTabs = (): void => {
  vi.stubGlobal('open', () => null)
}
