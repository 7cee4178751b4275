import { vi } from 'vitest'

/** A tab as far as a page that opens one can see it. */
export interface OpenedTab {
  opener: unknown
  closed: boolean
  document: Document
  address: string | null
}

/** What pressing opens, in place of the browser's own tabs. */
export function tabsOpen(): OpenedTab[] {
  const tabs: OpenedTab[] = []
  vi.stubGlobal('open', () => {
    const tab: OpenedTab = {
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

/** A browser that opens no tab of a page's own accord. */
export const tabsAreBlocked = (): void => {
  vi.stubGlobal('open', () => null)
}
