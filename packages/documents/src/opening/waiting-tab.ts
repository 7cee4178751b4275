/** What the tab says until the document is there. */
export interface WaitingWords {
  language: string
  text: string
}

/**
 * A tab of its own, opened while the press is still being handled: browsers let a page open one only then, and the
 * document's link has still to be asked for. It knows nothing of this page. Null where the browser opens none.
 */
export function openWaitingTab({ language, text }: WaitingWords): Window | null {
  const tab = window.open('', '_blank')
  if (!tab) return null
  tab.opener = null
  const { documentElement, body } = tab.document
  documentElement.lang = language
  tab.document.title = text
  body.textContent = text
  Object.assign(body.style, { margin: '2rem', font: '1rem/1.5 Lato, Arial, sans-serif' })
  return tab
}
