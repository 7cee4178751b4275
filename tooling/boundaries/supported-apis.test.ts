import { neededApis, supportedBrowsers } from '@coffer/domain/supported-browsers'
import { describe, expect, it } from 'vitest'
import { browsers, features } from 'web-features'

const supported = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const
type Browser = (typeof supported)[number]

const TWO_YEARS_MS = 2 * 365 * 86_400_000
const releases = supported.flatMap((browser) => browsers[browser].releases)
/** The date of the newest release in the data. */
const now = Math.max(...releases.map(({ date }) => Date.parse(date)))

/** The first version of a browser that has every API that pages check for. */
function firstCompleteVersion(browser: Browser): number {
  const kept = Object.values(features).flatMap((feature) =>
    feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
  )
  const versions = neededApis.map((api) => {
    const found = kept.find(([key]) => [`javascript.builtins.${api}`, `api.${api}_static`].includes(key))
    return Number(found?.[1].support[browser])
  })
  return Math.max(...versions)
}

describe.each(supported)('the supported versions of %s', (browser) => {
  const declared = supportedBrowsers[browser]

  it(`The supported versions of ${browser} have every API that pages check for`, () => {
    expect(firstCompleteVersion(browser)).toBeLessThanOrEqual(Number(declared))
  })

  it(`The supported versions of ${browser} include those of the last two years`, () => {
    const { date = '' } = browsers[browser].releases.find(({ version }) => version === declared) ?? {}
    expect(now - Date.parse(date)).toBeGreaterThan(TWO_YEARS_MS)
  })
})

it.each(['firefox', 'safari', 'safari_ios'] as const)(
  'Each older version of %s lacks an API that pages check for',
  (browser) => {
    expect(firstCompleteVersion(browser)).toBe(Number(supportedBrowsers[browser]))
  },
)
