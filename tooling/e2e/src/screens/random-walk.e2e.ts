import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { type RoutePath, routePaths } from '@coffer/router/routes'
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { expect, test } from '../journey.ts'
import { startSession } from '../people/browser-session.ts'
import { demoDepositor, type Person } from '../people/person.ts'
import { networkIdle } from './network-idle.ts'
import { visits } from './visits.ts'
import { type Choice, choicesOn, type Choices } from './walk-choices.ts'
import { brokenRules, fieldValues, recordFaults } from './walk-rules.ts'

/** The same walk wherever a commit is tested, and another for the next commit; the printed settings repeat it. */
const seed = Number(process.env.PROPERTY_SEED ?? seedOfCommit())
const usualSteps = 25
const steps = Number(process.env.WALK_STEPS ?? usualSteps)

const walkers = [
  { name: 'active', language: 'en', width: 390 },
  { name: 'saver', language: 'es', width: 1280 },
] as const

/** Screens that a depositor opens by their address. */
const addresses: readonly RoutePath[] = routePaths.filter((path) => {
  const { as, hold, results } = visits[path]
  return ['active', 'saver', 'goals'].includes(as) && !hold && !results && path !== '/logout'
})

const unusualTexts = [
  '1,500',
  '10.1234',
  '👩‍👩‍👧‍👦 🎉',
  'مرحبا שלום',
  'wide'.repeat(40),
  'zero\u200Bwidth\uFEFF\u200D',
  ' ',
  '',
]

/** The actions of a step, repeated according to their frequency. */
const acts = [
  ...Array.from({ length: 12 }, () => 'screen' as const),
  'frame',
  'frame',
  'Tab',
  'Tab',
  'Enter',
  'Escape',
  'back',
  'reload',
  'address',
] as const

function seedOfCommit(): number {
  try {
    return Number.parseInt(execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }), 16)
  } catch {
    // There is no repository.
    return randomInt(2 ** 31)
  }
}

interface Step {
  what: string
  take: () => Promise<unknown>
  /** Whether an element of the page must have the focus afterwards. */
  isFocused: boolean
  /** Whether typed input may have been sent or discarded. */
  isSubmit?: boolean
  /** The field whose value has changed. */
  typedInto?: string
}

for (const { name, language, width } of walkers)
  test(`A random walk of the demo depositor “${name}” at ${width} px in ${language} breaks no rule`, async ({
    page,
    ownBankOf,
  }) => {
    // A longer walk, which is started by hand.
    if (steps > usualSteps) test.setTimeout(60_000 + steps * 2_000)
    process.stderr.write(`Random walk: PROPERTY_SEED=${seed} WALK_STEPS=${steps}\n`)
    const person = demoDepositor(ownBankOf('harbor'), name, { language })
    await page.setViewportSize({ width, height: 844 })
    await startSession(page, person)
    await walk(page, person)
  })

async function walk(page: Page, person: Person): Promise<void> {
  // With a shorter timeout, a step that cannot be taken is reported together with those before it.
  page.setDefaultTimeout(10_000)
  const pick = seededPick(page.viewportSize()?.width ?? 0)
  const settled = networkIdle(page)
  const faults = await recordFaults(page)
  const taken: string[] = []
  const typed = new Map<string, string>()

  await page.goto(`${person.bank.origin}/dashboard`)
  await settled()
  const firstEntry = await historyIndex(page)
  for (let count = 1; count <= steps; count += 1) {
    const before = await pageState(page)
    const choices = await choicesOn(page, [person.say('account:sessions.everywhere')])
    const canGoBack = (await historyIndex(page)) > firstEntry
    const step = chooseStep(page, { person, pick, choices, isFocused: before.isFocused, canGoBack })
    taken.push(`${before.screen}: ${step.what}`)
    const history = `PROPERTY_SEED=${seed}, step ${count}:\n${taken.join('\n')}\n`
    try {
      await step.take()
      await settled()
    } catch (cause) {
      throw new Error(history, { cause })
    }
    const { screen, loadedAt } = await pageState(page)
    // In a new document no element has the focus yet.
    const isSameDocument = loadedAt === before.loadedAt
    if (!isSameDocument || screen !== before.screen || step.isSubmit) typed.clear()
    if (step.typedInto) typed.delete(step.typedInto)
    const expected = {
      isFocused: step.isFocused && isSameDocument,
      isNavigated: isSameDocument && pathWithoutSearch(screen) !== pathWithoutSearch(before.screen),
      typed,
    }
    await expect
      .poll(async () => [...(await brokenRules(page, expected)), ...faults], { message: history })
      .toEqual([])
    for (const [field, value] of await fieldValues(page)) if (value !== '') typed.set(field, value)
  }
}

const indexBelow = (count: number) => fc.noBias(fc.nat(count - 1))

/** Returns a function that picks a random item by the seed; `offset` varies the sequence. */
function seededPick(offset: number): <Item>(items: readonly Item[]) => Item {
  const [draw] = fc.sample(fc.gen(), { seed: seed + offset, numRuns: 1 })
  return (items) => {
    const item = draw && items[draw(indexBelow, items.length)]
    if (item === undefined) throw new Error('There is nothing to draw from.')
    return item
  }
}

interface Situation {
  person: Person
  pick: ReturnType<typeof seededPick>
  choices: Choices
  isFocused: boolean
  canGoBack: boolean
}

function chooseStep(page: Page, { person, pick, choices, isFocused, canGoBack }: Situation): Step {
  const act = pick(acts)
  switch (act) {
    case 'back':
      if (canGoBack) return { what: 'back', take: () => page.goBack(), isFocused: false }
      break
    case 'reload':
      return { what: 'reload', take: () => page.reload(), isFocused: false }
    case 'address': {
      const path = pick(addresses)
      return {
        what: `open ${path}`,
        take: () => page.goto(person.bank.origin + path),
        isFocused: false,
      }
    }
    case 'Tab':
      return { what: 'Tab', take: () => pressTab(page), isFocused: true }
    case 'Enter':
    case 'Escape':
      if (act === 'Escape' || choices.isEnterSafe)
        return { what: act, take: () => page.keyboard.press(act), isFocused, isSubmit: true }
      break
    case 'screen':
    case 'frame': {
      const there = choices.all.filter(({ isOnScreen }) => isOnScreen === (act === 'screen'))
      if (there.length > 0) return stepWith(pick(there), pick)
      break
    }
    default:
      return act satisfies never
  }
  return { what: 'Tab', take: () => pressTab(page), isFocused: true }
}

function stepWith({ act, name, field, element }: Choice, pick: Situation['pick']): Step {
  switch (act) {
    case 'type': {
      const text = pick(unusualTexts)
      return {
        what: `type “${text}” into ${name}`,
        take: async () => (await element()).fill(text),
        isFocused: true,
        typedInto: field,
      }
    }
    case 'select': {
      const index = pick([0, 1, 2])
      return {
        what: `select option ${index} of ${name}`,
        take: async () => {
          const list = await element()
          await list.focus()
          const count = await list.evaluate((select) => select.querySelectorAll('option').length)
          await list.selectOption({ index: index % count })
        },
        isFocused: true,
      }
    }
    case 'slide':
      return {
        what: `slide ${name}`,
        take: async () => (await element()).press('ArrowRight'),
        isFocused: true,
      }
    case 'choose':
    case 'press':
      return {
        what: `press ${name}`,
        // A button whose request is still pending takes no press, and may leave with its screen.
        take: async () => {
          const target = await element()
          if (await target.isEnabled()) await target.click()
        },
        isFocused: true,
        // A button beside a field may clear it, as in a search field.
        isSubmit: act === 'press',
      }
    default:
      return act satisfies never
  }
}

/** Presses Tab; after the last tab stop the focus leaves the page, and returns at the first one. */
async function pressTab(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  if (!(await pageState(page)).isFocused) await page.keyboard.press('Tab')
}

const historyIndex = (page: Page): Promise<number> =>
  page.evaluate(() => window.navigation.currentEntry?.index ?? 0)

const pageState = (page: Page): Promise<{ screen: string; loadedAt: number; isFocused: boolean }> =>
  page.evaluate(() => ({
    loadedAt: performance.timeOrigin,
    screen: location.pathname + location.search,
    isFocused: document.activeElement !== null && document.activeElement !== document.body,
  }))

const pathWithoutSearch = (screen: string): string => screen.split('?')[0] ?? ''
