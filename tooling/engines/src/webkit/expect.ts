import { expect as playwrightExpect } from 'playwright/test'
import { matches, normalize } from '../in-page/texts.ts'
import type { Property } from '../in-page/steps.ts'
import { WebKitLocator } from './locator.ts'
import { textMatch, type Wanted } from './matches.ts'
import { matchesUrl, WebKitPage } from './page.ts'
import { poll } from './poll.ts'

/** The timeout that the journeys set for Playwright's assertions. */
const LIMIT_MS = 10_000

interface MatcherState {
  readonly isNot: boolean
}
interface Options {
  readonly timeout?: number
}
interface Verdict {
  readonly pass: boolean
  readonly message: () => string
}

/** Polls until the value is the expected one, or after `not`, until it no longer is. */
async function settle<Answer>(
  { isNot }: MatcherState,
  subject: unknown,
  expectation: string,
  ask: () => Promise<Answer>,
  isMet: (answer: Answer) => boolean,
  limit = LIMIT_MS,
): Promise<Verdict> {
  const answer = await poll(ask, (is) => isMet(is) !== isNot, limit)
  const not = isNot ? 'not ' : ''
  return {
    pass: isMet(answer),
    message: () => `${String(subject)}\nExpected ${not}${expectation}\nReceived ${JSON.stringify(answer)}`,
  }
}

function asLocator(subject: unknown): WebKitLocator {
  if (subject instanceof WebKitLocator) return subject
  throw new Error('the expectation needs a locator')
}
function asPage(subject: unknown): WebKitPage {
  if (subject instanceof WebKitPage) return subject
  throw new Error('the expectation needs a page')
}

/** Polls a property of the single element. */
const settleProperty = (
  state: MatcherState,
  subject: unknown,
  property: Property,
  expectation: string,
  isMet: (value: string | boolean | null) => boolean,
  options?: Options,
) =>
  settle(
    state,
    subject,
    expectation,
    () => asLocator(subject).read(property),
    ([value = null, ...more]) => {
      if (more.length > 0) throw new Error(`${String(subject)} finds ${more.length + 1} elements`)
      return isMet(value)
    },
    options?.timeout,
  )

const settleFlag = (
  state: MatcherState,
  subject: unknown,
  property: Property,
  is = true,
  options?: Options,
) => settleProperty(state, subject, property, `${property}: ${is}`, (value) => value === is, options)

/** Polls a text that is expected as a string or a pattern. */
const settleText = (
  state: MatcherState,
  subject: unknown,
  property: Property,
  wanted: Wanted,
  options?: Options,
) =>
  settleProperty(
    state,
    subject,
    property,
    `${property}: ${String(wanted)}`,
    (value) => value !== null && isExactly(String(value), wanted),
    options,
  )

const isExactly = (actual: string, wanted: Wanted) => matches(actual, textMatch(wanted, true))
const contains = (actual: string, wanted: Wanted) =>
  typeof wanted === 'string' ? normalize(actual).includes(normalize(wanted)) : isExactly(actual, wanted)

const settleTexts = (
  state: MatcherState,
  subject: unknown,
  wanted: Wanted | readonly Wanted[],
  isSame: (actual: string, wanted: Wanted) => boolean,
  options?: Options,
) =>
  settle(
    state,
    subject,
    `text: ${String(wanted)}`,
    () => asLocator(subject).read('text'),
    (texts) => {
      const all: readonly Wanted[] =
        typeof wanted === 'string' || wanted instanceof RegExp ? [wanted] : wanted
      return texts.length === all.length && all.every((one, index) => isSame(String(texts[index]), one))
    },
    options?.timeout,
  )

/** Playwright's assertions, with those about locators and pages implemented for WebKit. */
export const expect = playwrightExpect.extend({
  toBeVisible(subject: unknown, options?: Options & { visible?: boolean }) {
    return settleFlag(this, subject, 'visible', options?.visible ?? true, options)
  },
  toBeHidden(subject: unknown, options?: Options) {
    const visible = () => asLocator(subject).read('visible')
    return settle(this, subject, 'hidden', visible, (is) => !is.includes(true), options?.timeout)
  },
  toBeAttached(subject: unknown, options?: Options) {
    return settle(
      this,
      subject,
      'attached',
      () => asLocator(subject).count(),
      (count) => count > 0,
      options?.timeout,
    )
  },
  toBeChecked(subject: unknown, options?: Options & { checked?: boolean }) {
    return settleFlag(this, subject, 'checked', options?.checked ?? true, options)
  },
  toBeDisabled(subject: unknown, options?: Options) {
    return settleFlag(this, subject, 'disabled', true, options)
  },
  toBeEnabled(subject: unknown, options?: Options) {
    return settleFlag(this, subject, 'disabled', false, options)
  },
  toBeEditable(subject: unknown, options?: Options) {
    return settleFlag(this, subject, 'editable', true, options)
  },
  toBeFocused(subject: unknown, options?: Options) {
    return settleFlag(this, subject, 'focused', true, options)
  },
  toBeInViewport(subject: unknown, options?: Options) {
    return settleFlag(this, subject, 'inViewport', true, options)
  },
  toHaveCount(subject: unknown, wanted: number, options?: Options) {
    const count = () => asLocator(subject).count()
    return settle(this, subject, `count: ${wanted}`, count, (is) => is === wanted, options?.timeout)
  },
  toHaveText(subject: unknown, wanted: Wanted | readonly Wanted[], options?: Options) {
    return settleTexts(this, subject, wanted, isExactly, options)
  },
  toContainText(subject: unknown, wanted: Wanted | readonly Wanted[], options?: Options) {
    return settleTexts(this, subject, wanted, contains, options)
  },
  toHaveValue(subject: unknown, wanted: Wanted, options?: Options) {
    return settleProperty(
      this,
      subject,
      'value',
      `value: ${String(wanted)}`,
      (value) => (typeof wanted === 'string' ? value === wanted : wanted.test(String(value))),
      options,
    )
  },
  toHaveAttribute(subject: unknown, name: string, wanted?: Wanted, options?: Options) {
    return settleProperty(
      this,
      subject,
      `attribute ${name}`,
      `attribute ${name}: ${String(wanted)}`,
      (value) => value !== null && (wanted === undefined || isExactly(String(value), wanted)),
      options,
    )
  },
  toHaveCSS(subject: unknown, name: string, wanted: Wanted, options?: Options) {
    return settleText(this, subject, `style ${name}`, wanted, options)
  },
  toHaveAccessibleName(subject: unknown, wanted: Wanted, options?: Options) {
    return settleText(this, subject, 'accessibleName', wanted, options)
  },
  toHaveAccessibleDescription(subject: unknown, wanted: Wanted, options?: Options) {
    return settleText(this, subject, 'accessibleDescription', wanted, options)
  },
  toHaveURL(subject: unknown, wanted: Wanted | ((url: URL) => boolean), options?: Options) {
    const page = asPage(subject)
    return settle(
      this,
      'the page',
      `at ${String(wanted)}`,
      () => page.look(),
      (is) => matchesUrl(is, wanted),
      options?.timeout,
    )
  },
  toHaveTitle(subject: unknown, wanted: Wanted, options?: Options) {
    const page = asPage(subject)
    return settle(
      this,
      'the page',
      `title: ${String(wanted)}`,
      () => page.title(),
      (is) => isExactly(is, wanted),
      options?.timeout,
    )
  },
})
