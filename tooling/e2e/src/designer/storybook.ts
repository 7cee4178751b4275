import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, type FrameLocator, type Page } from '@playwright/test'

const folder = fileURLToPath(new URL('../../../../storybook-static/', import.meta.url))

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Storybook as it is built for designers, on a port of the worker's own. */
export const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({}, use) => {
      if (!existsSync(join(folder, 'index.html')))
        throw new Error('no storybook-static: pnpm storybook:build')
      const server = createServer((asked, answer) => {
        const { pathname } = new URL(asked.url ?? '/', 'http://storybook')
        const path = normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname))
        readFile(join(folder, path))
          .then((content) =>
            answer.writeHead(200, { 'content-type': types[extname(path)] ?? '' }).end(content),
          )
          .catch(() => answer.writeHead(404).end())
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      await use(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    { scope: 'worker' },
  ],
})

/** Opens a story, worn by a tenant. All stories arrive with the first one, so that it is waited for longer than a page. */
export async function openStory(page: Page, storybook: string, story: string, tenant: string): Promise<void> {
  await page.goto(`${storybook}/?path=/story/${story}&globals=tenant:${tenant}`)
  await canvasOf(page).locator('#storybook-root > *').first().waitFor({ timeout: 45_000 })
}

/** The story on the canvas. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe')

/** The story of one tenant in one language, side by side with others. */
export const frameOf = (page: Page, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="${title}"]`)
