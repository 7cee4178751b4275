import { shellLaunchOptions, shortLivedFlags } from '@coffer/chromium/launch-options'
import { expect, test } from '../journey.ts'
import { startSession } from '../people/browser-session.ts'
import { demoDepositor } from '../people/person.ts'

// Shows scrollbars, which Playwright hides, as on Windows, on Linux, and on a Mac with a mouse.
test.use({
  launchOptions: {
    ...shellLaunchOptions(...shortLivedFlags),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

/** Pages whose footer opens a dialog. */
const withContact = ['/login', '/registration']

const width = 1280
const taller = 6000
const lower = 300

test('No page moves sideways when it becomes longer than the window, or when a dialog opens over it', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { say } = person
  const measure = () =>
    page.evaluate(() => {
      const root = document.documentElement
      const { x, width: mainWidth } = document.querySelector('main')?.getBoundingClientRect() ?? {}
      return { x, mainWidth, isLong: root.scrollHeight > root.clientHeight }
    })
  for (const path of ['/login', '/registration', '/dashboard', '/goals', '/deposit', '/faq']) {
    if (path === '/dashboard') await startSession(page, person)
    await page.setViewportSize({ width, height: taller })
    await page.goto(`${person.bank.origin}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const short = await measure()
    expect(short, path).toMatchObject({ x: expect.any(Number), isLong: false })
    await page.setViewportSize({ width, height: lower })
    expect(await measure(), path).toEqual({ ...short, isLong: true })
    if (!withContact.includes(path)) continue
    await page.getByRole('button', { name: say('web:footer.contact') }).click()
    await expect(page.getByRole('dialog', { name: say('messaging:contact.title') })).toBeVisible()
    expect(await measure(), `${path} behind a dialog`).toEqual({ ...short, isLong: true })
  }
  // Without a visible scrollbar, nothing could have moved.
  const scrollbar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)
  expect(scrollbar).toBeGreaterThan(0)
})
