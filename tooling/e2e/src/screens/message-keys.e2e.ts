import type { RoutePath } from '@coffer/router/routes'
import { expect, test } from '../journey.ts'
import { demoDepositor } from '../people/person.ts'
import { recordShownKeys } from './message-keys.ts'
import { answerOneByOne, first, last } from './one-by-one.ts'
import { screenOpener } from './screen-opener.ts'
import { type Visit, visits } from './visits.ts'

interface Opened {
  path: RoutePath
  /** The visit that opens it, if not the one in the table of visits. */
  visit?: Visit
  /** The message key of the final heading, if the screen is not shown. */
  refusal?: string
}

/** A screen of each frame, of each kind of access and of each way to load texts, and the pages that replace a screen. */
const opened: readonly Opened[] = [
  { path: '/calculator' },
  { path: '/login/sent' },
  { path: '/otp-verification' },
  { path: '/registration/address' },
  { path: '/dashboard' },
  { path: '/my-account' },
  { path: '/deposit' },
  { path: '/joint-account/onboarding' },
  { path: '/not-found', refusal: 'web:not-found.title' },
  { path: '/joint-account/onboarding', visit: { as: 'visitor' }, refusal: 'refused:nothing-to-do.title' },
  { path: '/login/sent', visit: { as: 'active' }, refusal: 'refused:nothing-to-do.title' },
  { path: '/deposit', visit: { as: 'address' }, refusal: 'refused:unfinished.title' },
]

/** The files of messages, and the order in which they are answered in each language: every other page in each. */
const files = /^\/assets\/(?:messages-)?(?:en|es)-[\w-]+\.js$/
const orders = [
  ['en', first, 0],
  ['es', last, 1],
] as const

for (const [language, choose, remainder] of orders)
  test(`No page shows the key of a message whose text is late, in ${language}`, async ({ page, bankOf }) => {
    const shown = await recordShownKeys(page)
    const personOf = (name: string) => demoDepositor(bankOf('harbor'), name, { language })
    const open = screenOpener(page, personOf)
    for (const { path, visit = visits[path], refusal } of opened.filter(
      (_, index) => index % 2 === remainder,
    ))
      await test.step(`${path} as ${visit.as}`, async () => {
        let removeStubs = async () => {}
        const texts = await answerOneByOne(page, {
          matches: ({ pathname }) => files.test(pathname),
          open: async () => {
            removeStubs = await open(path, undefined, visit)
          },
          choose,
          // The page itself requests these, before the application has started.
          isReadLater: (request) => new URL(request.url()).pathname.startsWith('/api/'),
        })
        expect(texts, 'files of messages').toBeGreaterThan(1)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          refusal ? personOf('active').say(refusal) : /./,
        )
        await removeStubs()
      })
    expect([...new Set(shown)]).toEqual([])
  })
