/** The content of the tab until the document has loaded. */
export interface BlankTabText {
  language: string
  text: string
}

/**
 * Opens a new tab before the document's link is fetched, since browsers allow a tab only while a click is handled.
 * The tab has no opener. Null if the browser blocks it.
 */
export function openBlankTab({ language, text }: BlankTabText): Window | null {
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
