import { defaultTenant } from '@coffer/branding/default-tenant'
import { describe, expect, it } from 'vitest'
import {
  BRANDING_MAX_AGE_MS,
  type BrandingCandidates,
  brandingSources,
  resolveBranding,
} from './resolve-branding.ts'
import type { CachedBranding } from '../storage/persisted-state.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const builtBranding = { slug: 'elm', name: 'Fallback' }
const branding = { ...defaultTenant('Default').branding, slug: 'elm' }
const elm = { ...defaultTenant(''), slug: 'elm', branding: { ...branding, name: 'Fallback' } }

function cachedBranding(
  name: string,
  minutesAgo: number,
  changes: Partial<CachedBranding> = {},
): CachedBranding {
  return {
    value: { ...branding, name },
    variables: { '--primary': '#5b1a4b' },
    darkVariables: { '--primary': '#a06a94' },
    logoShapes: { drawerLogo: 'hor-white', logInLogo: 'hor-white' },
    fetchedAt: now - minutesAgo * 60_000,
    builtBranding,
    ...changes,
  }
}
const live = cachedBranding('Live', 1)
const cached = cachedBranding('Cached', 2)
const all: BrandingCandidates = { live, cached, builtBranding, tenant: elm, now }
const unreadable = { builtBranding: null, tenant: defaultTenant('Default') }

it('lists the sources in order of precedence', () => {
  expect(brandingSources).toEqual(['live', 'cached', 'fallback', 'default'])
})

describe('the source with the highest precedence', () => {
  it.each<[string, Partial<BrandingCandidates>, string, string]>([
    ['all four', {}, 'live', 'Live'],
    ['no live one', { live: null }, 'cached', 'Cached'],
    ['neither live nor cached', { live: null, cached: null }, 'fallback', 'Fallback'],
    ['nothing, not even a built branding', { live: null, cached: null, ...unreadable }, 'default', 'Default'],
    [
      'no built branding, but a live one',
      { ...unreadable, live: cachedBranding('Live', 1, { builtBranding: null }) },
      'live',
      'Live',
    ],
    [
      'no built branding, but a cached one',
      { ...unreadable, live: null, cached: cachedBranding('Cached', 2, { builtBranding: null }) },
      'cached',
      'Cached',
    ],
  ])('%s', (_, given, source, name) => {
    const resolved = resolveBranding({ ...all, ...given })
    expect([resolved.source, resolved.branding.name]).toEqual([source, name])
  })
})

describe('a candidate that cannot be trusted is skipped', () => {
  it.each<[string, Partial<CachedBranding>]>([
    ['of another tenant', { value: { ...branding, slug: 'oak' } }],
    ['of an older schema: a field is missing', { value: { ...branding, passwordRequirements: undefined } }],
    ['of another shape: a field is null', { value: { ...branding, emails: null } }],
    ['of another shape: a field is a number', { value: { ...branding, name: 7 } }],
    ['no object', { value: 'elm' }],
    ['nothing at all', { value: null }],
    ['fetched on a page of another build', { builtBranding: { ...builtBranding, name: 'Before' } }],
    ['fetched on a page without a built branding', { builtBranding: null }],
  ])('%s', (_, change) => {
    const doubtful = { ...cached, ...change }
    expect(resolveBranding({ ...all, live: null, cached: doubtful }).source).toBe('fallback')
    expect(resolveBranding({ ...all, live: doubtful }).source).toBe('cached')
  })
})

describe('two tabs share one cache', () => {
  it.each<[string, CachedBranding, string]>([
    ['the other tab fetched later', cachedBranding('Other tab', 0), 'Other tab'],
    ['the other tab fetched earlier', cachedBranding('Other tab', 30), 'Live'],
    ['the other tab fetched at the same time', cachedBranding('Other tab', 1), 'Live'],
    ['the other tab claims to have fetched in the future', cachedBranding('Other tab', -5), 'Live'],
    [
      'the other tab is of another tenant',
      cachedBranding('Oak', 0, { value: { ...branding, slug: 'oak' } }),
      'Live',
    ],
  ])('%s', (_, other, name) => {
    expect(resolveBranding({ ...all, cached: other }).branding.name).toBe(name)
  })
})

describe('branding that is an hour old is shown and refetched', () => {
  const HOUR = BRANDING_MAX_AGE_MS / 60_000
  it.each<[string, Partial<BrandingCandidates>, boolean]>([
    ['just fetched', { live: cachedBranding('Live', 0) }, false],
    ['a minute short of an hour', { live: cachedBranding('Live', HOUR - 1), cached: null }, false],
    ['an hour', { live: cachedBranding('Live', HOUR), cached: null }, true],
    ['a cached one of last week', { live: null, cached: cachedBranding('Cached', 7 * 24 * HOUR) }, true],
    [
      'a cached one from the future: the clock went back',
      { live: null, cached: cachedBranding('Cached', -1) },
      true,
    ],
    ['the fallback', { live: null, cached: null }, true],
    ['the default', { live: null, cached: null, ...unreadable }, true],
  ])('%s', (_, given, isDue) => {
    const resolved = resolveBranding({ ...all, ...given })
    expect(resolved.isDue).toBe(isDue)
    if (given.live) expect(resolved.source).toBe('live')
    else if (given.cached) expect(resolved.source).toBe('cached')
  })
})

it('leaves the colors of the page alone for the fallback and the default', () => {
  expect(resolveBranding({ ...all, live: null, cached: null }).variables).toEqual({})
  expect(resolveBranding({ ...all, live: null, cached: null, ...unreadable }).variables).toEqual({})
})

it('has no name and no claim of insurance in the default', () => {
  const { branding: resolved } = resolveBranding({ ...all, live: null, cached: null, ...unreadable })
  expect(resolved).toMatchObject({
    showFdic: false,
    name: 'Default',
    colorPrimary: '#1a1a1a',
    colorSecondary: '#575757',
  })
})
