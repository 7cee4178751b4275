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

it('brandingSources are in order of precedence', () => {
  expect(brandingSources).toEqual(['live', 'cached', 'fallback', 'default'])
})

describe('the source with the highest precedence', () => {
  it.each<[string, Partial<BrandingCandidates>, string, string]>([
    ['all four sources', {}, 'live', 'Live'],
    ['no live branding', { live: null }, 'cached', 'Cached'],
    ['neither live nor cached branding', { live: null, cached: null }, 'fallback', 'Fallback'],
    [
      'no branding at all, not even a built one',
      { live: null, cached: null, ...unreadable },
      'default',
      'Default',
    ],
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
  ])('resolveBranding with %s takes the source $2', (_, given, source, name) => {
    const resolved = resolveBranding({ ...all, ...given })
    expect([resolved.source, resolved.branding.name]).toEqual([source, name])
  })
})

describe('an untrusted candidate', () => {
  it.each<[string, Partial<CachedBranding>]>([
    ['for another tenant', { value: { ...branding, slug: 'oak' } }],
    [
      'with a missing field, as in an older schema',
      { value: { ...branding, passwordRequirements: undefined } },
    ],
    ['with a field that is null', { value: { ...branding, emails: null } }],
    ['with a field that is a number', { value: { ...branding, name: 7 } }],
    ['that is a string', { value: 'elm' }],
    ['that is null', { value: null }],
    ['fetched on a page of another build', { builtBranding: { ...builtBranding, name: 'Before' } }],
    ['fetched on a page without a built branding', { builtBranding: null }],
  ])('resolveBranding skips a candidate %s', (_, change) => {
    const doubtful = { ...cached, ...change }
    expect(resolveBranding({ ...all, live: null, cached: doubtful }).source).toBe('fallback')
    expect(resolveBranding({ ...all, live: doubtful }).source).toBe('cached')
  })
})

describe('two tabs with one cache', () => {
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
  ])('resolveBranding takes the newest valid branding of two tabs when %s', (_, other, name) => {
    expect(resolveBranding({ ...all, cached: other }).branding.name).toBe(name)
  })
})

describe('the age of a branding', () => {
  const HOUR = BRANDING_MAX_AGE_MS / 60_000
  it.each<[string, Partial<BrandingCandidates>, boolean]>([
    ['live branding that was just fetched', { live: cachedBranding('Live', 0) }, false],
    [
      'live branding a minute short of an hour old',
      { live: cachedBranding('Live', HOUR - 1), cached: null },
      false,
    ],
    ['live branding that is an hour old', { live: cachedBranding('Live', HOUR), cached: null }, true],
    ['cached branding of last week', { live: null, cached: cachedBranding('Cached', 7 * 24 * HOUR) }, true],
    [
      'cached branding from the future, after the clock was set back',
      { live: null, cached: cachedBranding('Cached', -1) },
      true,
    ],
    ['the fallback branding', { live: null, cached: null }, true],
    ['the default branding', { live: null, cached: null, ...unreadable }, true],
  ])('resolveBranding checks whether a refetch is due for %s: $2', (_, given, isDue) => {
    const resolved = resolveBranding({ ...all, ...given })
    expect(resolved.isDue).toBe(isDue)
    if (given.live) expect(resolved.source).toBe('live')
    else if (given.cached) expect(resolved.source).toBe('cached')
  })
})

it('The fallback and the default branding leave the colors of the page alone', () => {
  expect(resolveBranding({ ...all, live: null, cached: null }).variables).toEqual({})
  expect(resolveBranding({ ...all, live: null, cached: null, ...unreadable }).variables).toEqual({})
})

it('The default branding has no name of a bank and no claim of FDIC insurance', () => {
  const { branding: resolved } = resolveBranding({ ...all, live: null, cached: null, ...unreadable })
  expect(resolved).toMatchObject({
    showFdic: false,
    name: 'Default',
    colorPrimary: '#1a1a1a',
    colorSecondary: '#575757',
  })
})
