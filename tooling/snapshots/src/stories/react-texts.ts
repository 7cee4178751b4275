/**
 * The texts that React has drawn, and what became of them in a page that a browser's translator changes. A text that is an
 * element's only child is set through that element, whatever has taken its place; one with siblings, or from a component
 * of its own, is a node that React keeps: it writes into it and removes it, though the page has another node by now. So
 * no such node may be drawn, and each element must show what React last gave it. Runs in the page, so it may use nothing
 * from outside itself. Texts that come later are followed until `close`.
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
    /** How many texts React has drawn. */
    count: () => drawn().length,
    /** Elements that show another text than React gave them, a mark of the translator aside. */
    stale: (mark = '') =>
      drawn()
        .filter(({ element, text }) => ![text, mark + text].includes(element.textContent))
        .map(({ element, text }) => `“${element.textContent}” instead of “${text}”`),
    close: () => observer.disconnect(),
  }
}
