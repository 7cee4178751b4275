import { expect, test } from '../journey.ts'
import { at } from '../people/provider-client.ts'

for (const slug of ['harbor', 'juniper', 'solstice'] as const) {
  test(`a device finds how to install ${slug}, with icons that can be drawn`, async ({ page, bankOf }) => {
    const { origin } = bankOf(slug)
    await page.goto(origin)
    const browser = await page.context().newCDPSession(page)
    const { url, errors, data } = await browser.send('Page.getAppManifest')
    expect([url, errors]).toEqual([`${origin}/app.webmanifest`, []])
    const manifest: unknown = JSON.parse(data ?? '')
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
