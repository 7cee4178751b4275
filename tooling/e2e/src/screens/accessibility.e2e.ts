import { expect, test } from '@playwright/test'
import { accessibilityViolations } from '../people/accessibility.ts'

test('The accessibility check finds an image without text and low contrast, and can be limited to one element', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Planted</title>
    <main><img src="data:,"><p style="color: #ddd; background: #fff">Faint</p></main>
    <aside><p>Clear</p></aside></html>`)
  expect(await accessibilityViolations(page)).toEqual([
    expect.stringMatching(/^color-contrast: <p/),
    expect.stringMatching(/^image-alt: <img/),
  ])
  expect(await accessibilityViolations(page, 'aside')).toEqual([])
})
