import type { RoutePath } from '@coffer/router/routes'
import type { CDPSession } from '@playwright/test'
import { needs } from '../abilities.ts'
import { expect, test } from '../journey.ts'
import { startSession } from '../people/browser-session.ts'
import { demoDepositor } from '../people/person.ts'
import { networkIdle } from './network-idle.ts'

const paths: readonly RoutePath[] = ['/dashboard', '/dashboard/transactions-list', '/dashboard/documents']

/** The document is step 0; what it requests is step 1, and what a script of step 1 requests is step 2. */
const latestStep = 2

test(
  'No script of a screen is requested after two others, and each screen uses every answer that its page requested early',
  needs('initiators of requests'),
  async ({ page, bankOf }) => {
    const person = demoDepositor(bankOf('harbor'), 'active')
    const settled = networkIdle(page)
    // The first visit loads the bank's capabilities, which decide what a page requests early.
    await startSession(page, person)
    await page.goto(`${person.bank.origin}/dashboard`)
    await settled()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const steps = followSteps(devtools)
    for (const path of paths) {
      steps.clear()
      await page.goto(`${person.bank.origin}${path}`)
      await settled()
      const late = [...steps].filter(([, step]) => step > latestStep)
      expect.soft(late, path).toEqual([])
      const early = [...steps].filter(([name, step]) => step === 1 && name.startsWith('/api/v1/'))
      expect.soft(early.length, `early calls of ${path}`).toBeGreaterThan(3)
      const unread = await page.evaluate(() => [...(window.__early?.answers.keys() ?? [])])
      expect.soft(unread, `unread early answers of ${path}`).toEqual([])
    }
  },
)

test('Home requests the code of its cards and chart while the account still loads', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const settled = networkIdle(page)
  await startSession(page, person)
  await page.goto(`${person.bank.origin}/dashboard`)
  await settled()
  const accounts = Promise.withResolvers<void>()
  await page.route('**/api/v1/accounts', async (route) => {
    await accounts.promise
    await route.fallback()
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(`${person.bank.origin}/dashboard`)
  for (const code of ['goals-card', 'plans-card', 'balance-over-time'])
    await expect
      .poll(() => requested.some((path) => path.startsWith(`/assets/${code}-`)), { message: code })
      .toBe(true)
  expect(requested.some((path) => path.endsWith('/goals'))).toBe(false)
  accounts.resolve()
  await expect.poll(() => requested.some((path) => path.endsWith('/goals'))).toBe(true)
  await settled()
})

/** The step of each requested path, by the scripts in the stack of its request. */
function followSteps(devtools: CDPSession): Map<string, number> {
  const steps = new Map<string, number>()
  devtools.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    const { pathname } = new URL(request.url)
    if (steps.has(pathname)) return
    const scripts: string[] = []
    for (let stack = initiator.stack; stack !== undefined; stack = stack.parent)
      for (const { url } of stack.callFrames) if (URL.canParse(url)) scripts.push(new URL(url).pathname)
    const before = scripts.map((script) => steps.get(script) ?? 0)
    steps.set(pathname, type === 'Document' ? 0 : Math.max(0, ...before) + 1)
  })
  return steps
}
