import { defaultTenant } from '@coffer/branding/default-tenant'
import { describe, expect, it } from 'vitest'
import {
  BRANDING_MAX_AGE_MS,
  type BrandingCandidates,
  brandingSources,
  brandingToWear,
} from './branding-precedence.ts'
import type { KeptBranding } from './persisted.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const stamp = { slug: 'elm', name: 'Fallback' }
const branding = { ...defaultTenant('Default').branding, slug: 'elm' }
const elm = { ...defaultTenant(''), slug: 'elm', branding: { ...branding, name: 'Fallback' } }

function kept(name: string, minutesAgo: number, changes: Partial<KeptBranding> = {}): KeptBranding {
  return {
    value: { ...branding, name },
    variables: { '--primary': '#5b1a4b' },
    grounds: { drawerLogo: 'hor-white', frontDoorLogo: 'hor-white' },
    fetchedAt: now - minutesAgo * 60_000,
    over: stamp,
    ...changes,
  }
}
const live = kept('Live', 1)
const cached = kept('Cached', 2)
const all: BrandingCandidates = { live, cached, stamp, tenant: elm, now }
const unreadable = { stamp: null, tenant: defaultTenant('Default') }

it('has an order', () => {
  expect(brandingSources).toEqual(['live', 'cached', 'fallback', 'default'])
})

describe('of what is there, the strongest is worn', () => {
  it.each<[string, Partial<BrandingCandidates>, string, string]>([
    ['all four', {}, 'live', 'Live'],
    ['no live one', { live: null }, 'cached', 'Cached'],
    ['neither live nor cached', { live: null, cached: null }, 'fallback', 'Fallback'],
    ['nothing, not even a stamp', { live: null, cached: null, ...unreadable }, 'default', 'Default'],
    ['no stamp, but a live one', { ...unreadable, live: kept('Live', 1, { over: null }) }, 'live', 'Live'],
    [
      'no stamp, but a cached one',
      { ...unreadable, live: null, cached: kept('Cached', 2, { over: null }) },
      'cached',
      'Cached',
    ],
  ])('%s', (_, given, source, name) => {
    const worn = brandingToWear({ ...all, ...given })
    expect([worn.source, worn.branding.name]).toEqual([source, name])
  })
})

describe('what cannot be trusted is passed over', () => {
  it.each<[string, Partial<KeptBranding>]>([
    ['of another institution', { value: { ...branding, slug: 'oak' } }],
    ['of an older schema: a field is missing', { value: { ...branding, passwordRequirements: undefined } }],
    ['of another shape: a field is null', { value: { ...branding, emails: null } }],
    ['of another shape: a field is a number', { value: { ...branding, name: 7 } }],
    ['no object', { value: 'elm' }],
    ['nothing at all', { value: null }],
    ['brought over a page that was stamped otherwise', { over: { ...stamp, name: 'Before' } }],
    ['brought over a page without a stamp', { over: null }],
  ])('%s', (_, change) => {
    const doubtful = { ...cached, ...change }
    expect(brandingToWear({ ...all, live: null, cached: doubtful }).source).toBe('fallback')
    expect(brandingToWear({ ...all, live: doubtful }).source).toBe('cached')
  })
})

describe('two tabs share one cache', () => {
  it.each<[string, KeptBranding, string]>([
    ['the other tab asked later', kept('Other tab', 0), 'Other tab'],
    ['the other tab asked earlier', kept('Other tab', 30), 'Live'],
    ['the other tab asked at the same time', kept('Other tab', 1), 'Live'],
    ['the other tab claims to have asked in the future', kept('Other tab', -5), 'Live'],
    ['the other tab is another institution', kept('Oak', 0, { value: { ...branding, slug: 'oak' } }), 'Live'],
  ])('%s', (_, other, name) => {
    expect(brandingToWear({ ...all, cached: other }).branding.name).toBe(name)
  })
})

describe('an hour old, it is worn still, and asked for anew', () => {
  const HOUR = BRANDING_MAX_AGE_MS / 60_000
  it.each<[string, Partial<BrandingCandidates>, boolean]>([
    ['just brought', { live: kept('Live', 0) }, false],
    ['a minute short of an hour', { live: kept('Live', HOUR - 1), cached: null }, false],
    ['an hour', { live: kept('Live', HOUR), cached: null }, true],
    ['a cached one of last week', { live: null, cached: kept('Cached', 7 * 24 * HOUR) }, true],
    ['a cached one from the future: the clock went back', { live: null, cached: kept('Cached', -1) }, true],
    ['the fallback', { live: null, cached: null }, true],
    ['the default', { live: null, cached: null, ...unreadable }, true],
  ])('%s', (_, given, isDue) => {
    const worn = brandingToWear({ ...all, ...given })
    expect(worn.isDue).toBe(isDue)
    if (given.live) expect(worn.source).toBe('live')
    else if (given.cached) expect(worn.source).toBe('cached')
  })
})

it('the fallback and the default leave the colours of the page as they are', () => {
  expect(brandingToWear({ ...all, live: null, cached: null }).variables).toEqual({})
  expect(brandingToWear({ ...all, live: null, cached: null, ...unreadable }).variables).toEqual({})
})

it('the default promises no insurance and names nobody', () => {
  const { branding: worn } = brandingToWear({ ...all, live: null, cached: null, ...unreadable })
  expect(worn).toMatchObject({
    showFdic: false,
    name: 'Default',
    colorPrimary: '#1a1a1a',
    colorSecondary: '#575757',
  })
})
