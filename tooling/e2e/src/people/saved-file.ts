import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { at } from './provider-client.ts'

interface SavedFile {
  readonly name: string
  readonly text: string
}

/** Runs a press, and returns the file that the page saves. */
export async function savedFile(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  // Other drivers do not report downloads, so the file is read when the page passes it to the browser.
  if (page.context().browser()?.browserType().name() !== 'chromium') return handedFile(page, press)
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

async function handedFile(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  await page.evaluate(() => {
    const create = URL.createObjectURL.bind(URL)
    const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click')
    let file = new Blob()
    URL.createObjectURL = (given) => {
      if (given instanceof Blob) file = given
      return create(given)
    }
    HTMLAnchorElement.prototype.click = function save() {
      URL.createObjectURL = create
      Object.defineProperty(HTMLAnchorElement.prototype, 'click', { ...click })
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
      const text = file.arrayBuffer().then((bytes) => decoder.decode(bytes))
      Reflect.set(
        window,
        'savedFile',
        text.then((content) => ({ name: this.download, text: content })),
      )
    }
  })
  await press()
  const saved: unknown = await page.evaluate(() => Promise.resolve(Reflect.get(window, 'savedFile')))
  return { name: String(at(saved, 'name')), text: String(at(saved, 'text')) }
}
