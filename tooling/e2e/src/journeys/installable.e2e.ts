import { expect, test } from '../journey.ts'
import { at } from '../people/provider-client.ts'

for (const slug of ['harbor', 'juniper', 'solstice'] as const) {
  test(`A device finds the web app manifest of ${slug}, with icons that can be drawn`, async ({
    page,
    browserName,
    bankOf,
  }) => {
    const { origin } = bankOf(slug)
    await page.goto(origin)
    // Only Chromium reports what it finds in a manifest.
    if (browserName === 'chromium') {
      const browser = await page.context().newCDPSession(page)
      const { url, errors } = await browser.send('Page.getAppManifest')
      expect([url, errors]).toEqual([`${origin}/app.webmanifest`, []])
    }
    const manifest: unknown = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
      const answer = await fetch(link?.href ?? '')
      const content: unknown = await answer.json()
      return content
    })
    await expect(page).toHaveTitle(new RegExp(String(at(manifest, 'name'))))
    const icons = ['0', '1', '2'].map((index) => String(at(manifest, 'icons', index, 'src')))
    const widths = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (source) => {
            const image = new Image()
            image.src = source
            await image.decode()
            return image.naturalWidth
          }),
        ),
      icons,
    )
    for (const width of widths) expect(width).toBeGreaterThan(0)
  })
}
