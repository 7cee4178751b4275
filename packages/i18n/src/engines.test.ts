import { afterEach, expect, it, vi } from 'vitest'
import { type Formats, formatsFor } from './language-formats.ts'
import { languages } from './languages.ts'

/** The differences of another engine: the format of another language, or the same text written differently. */
interface Engine {
  spanish?: string
  rewrite?: (text: string) => string
}

const engines: [name: string, engine: Engine][] = [
  ['WebKitGTK 2.50', { rewrite: (text) => text.replace(/%$/, '\u00A0%') }],
  [
    'an engine with an older ICU',
    {
      rewrite: (text) =>
        text
          .replace('$', 'USD\u00A0')
          .replace('kB', 'KB')
          .replace(/ (\p{L}+) (?=\d{4})/u, ' de $1. de '),
    },
  ],
  ['an engine with only the Spanish of Spain', { spanish: 'es-ES' }],
  ['an engine without Spanish', { spanish: 'en-US' }],
]

function intlOf({ spanish = 'es-US', rewrite = (text) => text }: Engine) {
  const localeOf = (locale?: string) => (locale === 'es-US' ? spanish : locale)
  return {
    NumberFormat: class extends Intl.NumberFormat {
      constructor(locale?: string, options?: Intl.NumberFormatOptions) {
        super(localeOf(locale), options)
      }
      override format(value: number) {
        return rewrite(super.format(value))
      }
    },
    DateTimeFormat: class extends Intl.DateTimeFormat {
      constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
        super(localeOf(locale), options)
      }
      override format(at: Date) {
        return rewrite(super.format(at))
      }
    },
  }
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** One text of each format, and of each month and weekday. */
const textsOf = (formats: Formats) => [
  formats.money(-1_234_567_89),
  formats.typedMoney(1_234_50),
  formats.wholeDollars(1_234_50),
  formats.percent('4.35'),
  formats.wholePercent(60),
  formats.number(1_234),
  formats.fileSize(2_048),
  formats.fileSize(10 * 1024 * 1024 + 1),
  formats.instant('2026-12-01T02:30:00Z'),
  formats.instant('2026-07-01T04:05:00Z'),
  ...months.map((month) => formats.month(2026, month)),
  ...months.map((month) => formats.date(`2026-${String(month).padStart(2, '0')}-07`)),
  ...months.map((day) => formats.weekdayDate(`2026-09-${String(day).padStart(2, '0')}`)),
]

/** Rendered before `Intl` is replaced. */
const rendered = languages.map((language) => textsOf(formatsFor(language)))

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each(engines)('formatsFor renders the same text in %s as in Node', async (_, engine) => {
  vi.stubGlobal('Intl', intlOf(engine))
  vi.resetModules()
  const fresh = await import('./language-formats.ts')
  expect(languages.map((language) => textsOf(fresh.formatsFor(language)))).toEqual(rendered)
})
