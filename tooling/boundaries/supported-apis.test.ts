import { neededApis, supportedBrowsers } from '@coffer/domain/supported-browsers'
import { describe, expect, it } from 'vitest'
import { browsers, features } from 'web-features'

const supported = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const
type Browser = (typeof supported)[number]

const TWO_YEARS_MS = 2 * 365 * 86_400_000
const releases = supported.flatMap((browser) => browsers[browser].releases)
/** The newest release that the data knows. */
const now = Math.max(...releases.map(({ date }) => Date.parse(date)))

/** The version of a browser from which it has all that pages ask for. */
function hasAllSince(browser: Browser): number {
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

  it('have what pages ask for', () => {
    expect(hasAllSince(browser)).toBeLessThanOrEqual(Number(declared))
  })

  it('include those of two years', () => {
    const { date = '' } = browsers[browser].releases.find(({ version }) => version === declared) ?? {}
    expect(now - Date.parse(date)).toBeGreaterThan(TWO_YEARS_MS)
  })
})

it.each(['firefox', 'safari', 'safari_ios'] as const)('each older %s lacks what pages ask for', (browser) => {
  expect(hasAllSince(browser)).toBe(Number(supportedBrowsers[browser]))
})
