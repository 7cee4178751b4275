import type { Page } from '@playwright/test'
import { recordShownKeys } from './message-keys.ts'

/** Text that appears on a page if a value is missing or a placeholder is not filled in. */
const rawValue = /\bundefined\b|\bNaN\b|\[object Object\]|\bnull\b|\{\{/

/** Error responses that are part of normal use. */
const expectedRefusals = [
  // Typed input is refused, or has to be confirmed by a code first.
  /^(?:POST|PUT|PATCH|DELETE) \S+ (?:403|422)$/,
  // No organization is chosen.
  /^GET \/api\/v1\/nonprofits\/selected 400$/,
]

interface Expected {
  /** Whether the focus must not be on the body. */
  isFocused: boolean
  /** Whether the focus has moved into the page, as after every navigation. */
  isNavigated: boolean
  /** Typed values by field. */
  typed: ReadonlyMap<string, string>
}

/** Records errors of the page from now on, shown message keys, and unexpected error responses. */
export async function recordFaults(page: Page): Promise<Iterable<string>> {
  const shownKeys = await recordShownKeys(page)
  const errors: string[] = []
  page.on('pageerror', (error) => void errors.push(String(error)))
  page.on('console', (message) => {
    // Error responses are recorded below, with more details.
    const isRefusal = message.text().startsWith('Failed to load resource: the server responded')
    if (message.type() === 'error' && !isRefusal) errors.push(message.text())
  })
  page.on('response', (response) => {
    const refusal = `${response.request().method()} ${new URL(response.url()).pathname} ${response.status()}`
    if (response.status() >= 400 && !expectedRefusals.some((one) => one.test(refusal))) errors.push(refusal)
  })
  // A document opens in a new tab.
  page.on('popup', (popup) => void popup.close())
  return {
    *[Symbol.iterator]() {
      yield* errors
      yield* shownKeys
    },
  }
}

/** The rules for all pages that the current page breaks. */
export async function brokenRules(
  page: Page,
  { isFocused, isNavigated, typed }: Expected,
): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      text: document.body.innerText,
      overflow: scrollWidth - clientWidth,
      isNowhere: focused === null || focused === document.body,
      isInPage: focused !== null && focused.closest('main, dialog') !== null,
      focus: focused?.outerHTML.slice(0, 120),
    }
  })
  const values = await fieldValues(page)
  const rules: readonly (readonly [boolean, string])[] = [
    [seen.headings === 1, `there are ${seen.headings} headings of level 1`],
    [seen.title.trim() !== '', 'the title is empty'],
    [seen.overflow <= 0, `the page scrolls sideways by ${seen.overflow} px`],
    [!rawValue.test(seen.text), `the text has a raw value: ${rawValue.exec(seen.text)?.[0]}`],
    [!isFocused || !seen.isNowhere, 'nothing has the focus'],
    [!isNavigated || seen.isInPage, `after a navigation the focus is outside the page: ${seen.focus}`],
    ...[...typed].map(([field, value]) => {
      const now = values.get(field)
      return [now === undefined || isSameInput(now, value), `${field}: “${value}” became “${now}”`] as const
    }),
  ]
  return rules.filter(([isKept]) => !isKept).map(([, broken]) => broken)
}

/** The values of the text fields, by field. */
export async function fieldValues(page: Page): Promise<ReadonlyMap<string, string>> {
  const values = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'input:not([type=radio], [type=checkbox], [type=range], [type=file]), textarea',
      ),
    ].map(({ id, name, value }): [string, string] => [id || name, value]),
  )
  return new Map(values)
}

/** Whether two inputs are the same text, or the same amount: a money field adds the cents when it loses the focus. */
function isSameInput(now: string, typed: string): boolean {
  const amountOf = (text: string) => (/^[\d,.]+$/.test(text) ? Number(text.replaceAll(',', '')) : NaN)
  return now === typed || amountOf(now) === amountOf(typed)
}
