/**
 * Follows the texts that React renders in a page that a browser's translator changes. React sets a text that is an
 * element's only child through that element, so a translator may replace the text node. A text with siblings, or one that
 * a component returns by itself, is a node that React keeps: it later writes into that node or removes it, although the
 * page has another node by then. So no such node may be rendered, and each element must show the text that React last gave
 * it. Runs in the page, so it may use nothing from outside itself. Texts that are added later are followed until `close`.
 */
export function followReactTexts() {
  const keyOf = (node: Node, prefix: string) => Object.keys(node).find((key) => key.startsWith(prefix))
  const isKept = (node: Node) =>
    node instanceof Text && node.data.trim() !== '' && keyOf(node, '__reactFiber$') !== undefined
  const textsIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    return texts
  }
  const shown = (text: Node) => `“${text.textContent}” in ${text.parentElement?.outerHTML.slice(0, 160)}`
  const kept = new Map<Node, string>()
  const follow = (root: Node) => {
    for (const text of textsIn(root)) if (isKept(text) && !kept.has(text)) kept.set(text, shown(text))
  }
  follow(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) follow(node)
  })
  observer.observe(document.body, { childList: true, subtree: true })

  const drawn = () =>
    [...document.body.querySelectorAll(':not(script, style, textarea, option)')].flatMap((element) => {
      const key = keyOf(element, '__reactProps$')
      const props: unknown = key && Reflect.get(element, key)
      const text: unknown = props instanceof Object && 'children' in props ? props.children : undefined
      return typeof text === 'string' || typeof text === 'number' ? [{ element, text: String(text) }] : []
    })

  return {
    /** Texts that React keeps as nodes. */
    kept: () => [...kept.values()],
    /** The number of texts that React has rendered. */
    count: () => drawn().length,
    /** Elements that show another text than React gave them, apart from the translator's mark. */
    stale: (mark = '') =>
      drawn()
        .filter(({ element, text }) => ![text, mark + text].includes(element.textContent))
        .map(({ element, text }) => `“${element.textContent}” instead of “${text}”`),
    close: () => observer.disconnect(),
  }
}
