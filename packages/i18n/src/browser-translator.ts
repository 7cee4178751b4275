/**
 * For tests: changes the document as Chrome's translator does, including content added later. Each text node is
 * replaced by two `font` elements, with `mark` before its text; without a mark the text is unchanged, so that a test
 * finds it. Also runs in a page, without imports. Returns a function that stops it.
 */
export function translateDocument(mark = ''): () => void {
  const translate = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea, option'))
      return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = mark + text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateIn = (root: Node) => {
    const found: Text[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node instanceof Text) found.push(node)
    for (const text of found) translate(text)
  }
  translateIn(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!node.isConnected) continue
        if (node instanceof Text) translate(node)
        else translateIn(node)
      }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
