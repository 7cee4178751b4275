import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { tenantPath } from '../provider/tenant-files.ts'

const catalogs = globSync('{packages,apps}/*/src/**/locales/*.json', { cwd: tenantPath('..') }).map(
  (file) => {
    const catalog: unknown = JSON.parse(readFileSync(tenantPath(`../${file}`), 'utf8'))
    return new Map(Object.entries(catalog ?? {}).map(([key, text]) => [key, String(text)]))
  },
)
const texts = new Set(catalogs.flatMap((catalog) => [...catalog.values()]))

/** The keys of all messages, and plural keys without their suffix. A key that is also a text ("or") is excluded. */
const messageKeys: readonly string[] = [
  ...new Set(
    catalogs
      .flatMap((catalog) => [...catalog.keys()])
      .flatMap((key) => [key, key.replace(/_(?:one|other)$/, '')])
      .filter((key) => !texts.has(key)),
  ),
]

/**
 * Records each message key that a page shows from now on, however briefly: in its title, a text or an attribute. Keys with
 * several parts are found within a text, the others only as the whole text, since many are ordinary words.
 */
export async function recordShownKeys(page: Page): Promise<readonly string[]> {
  const shown: string[] = []
  await page.exposeBinding('reportShownKey', (_source, report: string) => void shown.push(report))
  await page.addInitScript((keys) => {
    const known = new Set(keys)
    const announced = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label']
    const report = (key: string, place: string) => {
      const send: unknown = Reflect.get(window, 'reportShownKey')
      if (typeof send === 'function')
        Reflect.apply(send, window, [`${key} in ${place} at ${location.pathname}`])
    }
    const search = (text: string, place: string, canBeWord: boolean) => {
      for (const [name] of text.matchAll(/[\w-]+(?:[./][\w-]+)+/g)) if (known.has(name)) report(name, place)
      // A title consists of the screen's title and the bank's name.
      const [first = ''] = text.split(' – ')
      if (canBeWord && known.has(first.trim())) report(first.trim(), place)
    }
    const read = (node: Node) => {
      const parent = node.parentElement
      if (node instanceof Text && parent && !parent.matches('script, style'))
        search(node.data, `the text of <${parent.localName}>`, true)
      if (node instanceof Element)
        for (const { name, value } of node.attributes)
          search(value, `${name} of <${node.localName}>`, announced.includes(name))
      for (const child of node.childNodes) read(child)
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'childList' ? addedNodes : [target]) read(node)
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  }, messageKeys)
  return shown
}
