import type { Page } from '@playwright/test'
import { needs } from '../abilities.ts'
import { expect, test } from '../journey.ts'
import { field, heading } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { frontPictureText } from '../provider/tenant-files.ts'

const pictures = '**/pictures/**'

/** Records the requests for pictures from now on. */
function recordPictures(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/pictures/')) requested.push(request.url())
  })
  return requested
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Hides the text of the brand’s half, and returns the position of each line. */
function hideBrandText(page: Page): Promise<readonly Area[]> {
  return page.getByRole('banner').evaluate((brand) => {
    const found: Area[] = []
    const texts = document.createTreeWalker(brand, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      found.push(
        ...Array.from(range.getClientRects(), ({ x, y, width, height }) => ({ x, y, width, height })),
      )
    }
    for (const part of brand.querySelectorAll<HTMLElement>(':not(picture, picture *)'))
      part.style.visibility = 'hidden'
    return found.filter(({ width, height }) => width > 0 && height > 0)
  })
}

/** The brightest pixel of each area of a screenshot, as a luminance from 0 to 1. */
async function brightestPixels(page: Page, areas: readonly Area[]): Promise<readonly number[]> {
  const screenshot = (await page.screenshot()).toString('base64')
  return page.evaluate(
    async ({ image, places }) => {
      const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const linear = (byte: number) => (byte <= 10 ? byte / 3294 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
      return places.map(({ x, y, width, height }) => {
        const { data } = context?.getImageData(x, y, Math.ceil(width), Math.ceil(height)) ?? { data: [] }
        let most = 0
        for (let at = 0; at + 2 < data.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
          most = Math.max(most, 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
        }
        return most
      })
    },
    { image: screenshot, places: areas },
  )
}

test('The log-in page accepts input and logs in while its picture doesn’t arrive', async ({
  page,
  bankOf,
}) => {
  const { bank, language, say, email, password } = demoDepositor(bankOf('juniper'), 'empty')
  const order: string[] = []
  page.on('request', (request) => order.push(new URL(request.url()).pathname))
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pictures, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`${bank.origin}/login`)
  await expect.poll(() => order.filter((path) => path.startsWith('/pictures/'))).toHaveLength(1)
  const logo = order.findIndex((path) => path.startsWith('/logos/'))
  expect(order.findIndex((path) => path.startsWith('/pictures/'))).toBeGreaterThan(logo)
  const title = heading(page, say('log-in:title'))
  const place = await title.boundingBox()
  await field(page, say('log-in:email.label')).fill(email)
  await field(page, say('log-in:password.label')).fill(password)
  resolve()
  const picture = page.getByRole('img', { name: frontPictureText(bank.slug, language) })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThanOrEqual(640)
  expect(await title.boundingBox()).toEqual(place)
  await page.keyboard.press('Enter')
  await expect(heading(page, say('auth:choose.title'))).toBeVisible()
})

test('Text on the picture of a front page is legible even if the picture is white', async ({
  page,
  bankOf,
}) => {
  const { bank, say } = demoDepositor(bankOf('juniper'), 'empty', { language: 'es' })
  const white =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="#fff" d="M0 0h9v9H0z"/></svg>'
  await page.route(pictures, (route) => route.fulfill({ contentType: 'image/svg+xml', body: white }))
  for (const [width, path, title] of [
    [1280, '/login', 'log-in:title'],
    [920, '/login', 'log-in:title'],
    [1920, '/registration', 'auth:register.title'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${bank.origin}${path}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(heading(page, say(title))).toBeVisible()
    const lines = await hideBrandText(page)
    expect(lines.length).toBeGreaterThan(2)
    // A screenshot may show a frame before the text was hidden, or before the picture was decoded.
    await expect(async () => {
      const brightest = Math.max(...(await brightestPixels(page, lines)))
      // White text has a contrast of 4.5 on a luminance of 0.183; the panel alone is darker than 0.08.
      expect(brightest).toBeLessThan(0.183)
      expect(brightest).toBeGreaterThan(0.08)
    }).toPass({ timeout: 10_000 })
  }
})

test(
  'The picture is shown neither on a phone, which doesn’t load it, nor in print or with forced colors',
  needs('media to emulate'),
  async ({ page, bankOf }) => {
    const requested = recordPictures(page)
    const picture = page.locator('header picture img')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(bankOf('juniper').origin, { waitUntil: 'networkidle' })
    expect(requested).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(picture).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(picture).toBeHidden()
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
    await expect(picture).toBeHidden()
  },
)
