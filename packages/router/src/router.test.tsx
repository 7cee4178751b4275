import { depositor, handlers, respond } from '@coffer/api-client/faking'
import { act, screen } from '@testing-library/react'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { provider } from './faked-provider.ts'
import type { LinkProps } from './link.tsx'
import { guardOf, isRoutePath, type RoutePath, routes } from './routes.ts'
import { lazyScreen, ScreenUnavailable } from './screens.tsx'
import { renderRoute } from './testing.tsx'

const complete = depositor({
  registration_status: 'PASSED',
  registration_last_step: 'completed',
  extended_status: 'FUNDED',
})

describe('a route is entered', () => {
  it.each([
    ['visitor', '/dashboard', '/logout'],
    ['visitor', '/login', '/login'],
    ['mfa-pending', '/dashboard', '/login/choose-mfa'],
    ['mfa-pending', '/otp-verification', '/otp-verification'],
    ['signed-in', '/dashboard', '/dashboard'],
    ['signed-in', '/registration/address', '/not-found'],
    ['signed-in', '/registration', '/logout'],
  ] as const)('a %s who asks for %s comes to %s', async (as, path, place) => {
    provider.use(handlers.depositor(complete))
    const shown = renderRoute({ path, as, screens: {} })
    expect(await screen.findByText(place)).toBeDefined()
    expect(shown.path()).toBe(place)
  })

  it('an unknown address is not found', async () => {
    const shown = renderRoute({ path: '/login', as: 'visitor', screens: {} })
    await act(() => shown.router.navigate({ to: '/no/such/place' }))
    expect(await screen.findByText('/not-found')).toBeDefined()
  })

  it('the address carries text: a code of digits stays text', async () => {
    const shown = renderRoute({ path: '/email-verified?state=007', as: 'visitor', screens: {} })
    await screen.findByText('/email-verified')
    expect(shown.router.state.location.search).toEqual({ state: '007' })
  })

  it('who has entered is not asked about again when only the search changes', async () => {
    provider.use(handlers.depositor(complete))
    const shown = renderRoute({ path: '/dashboard/transactions-list', screens: {} })
    await screen.findByText('/dashboard/transactions-list')
    provider.use(handlers.depositor.fails(500))
    await act(() =>
      shown.router.navigate({ to: '/dashboard/transactions-list', search: { status: 'Pending' } }),
    )
    expect(shown.router.state.location.search).toEqual({ status: 'Pending' })
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => shown.router.navigate({ to: '/dashboard' }))
    expect((await screen.findByRole('alert')).textContent).toContain('GET /depositor')
  })

  it.each([
    ['decides by what was seen a moment ago', true, '/registration/reviewing-account'],
    ['asks again', false, '/not-found'],
  ])('a guard %s where the one who leads there says so: %s', async (_, isAsSeen, place) => {
    provider.use(
      handlers.depositor(depositor({ registration_status: null, registration_last_step: 'confirmed' })),
    )
    const shown = renderRoute({ path: '/registration/landing', screens: {} })
    await screen.findByText('/registration/landing')
    provider.use(
      handlers.depositor(depositor({ registration_status: 'PASSED', registration_last_step: 'confirmed' })),
    )
    await act(() =>
      shown.router.navigate({
        to: '/registration/reviewing-account',
        ...(isAsSeen && { state: { trustCachedGuard: isAsSeen } }),
      }),
    )
    expect(shown.path()).toBe(place)
  })

  it('ignores a guard that refuses after another route was entered', async () => {
    const shown = renderRoute({ path: '/faq', screens: {} })
    await screen.findByText('/faq')
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    provider.use(
      handlers.depositor.answers(async () => {
        asked.resolve()
        await answered.promise
        return respond(depositor({ registration_status: null, registration_last_step: 'none' }))
      }),
    )
    const refused = shown.router.navigate({ to: '/dashboard' })
    await asked.promise
    await act(() => shown.router.navigate({ to: '/login/forgot-password' }))
    answered.resolve()
    await act(() => refused)
    expect(await screen.findByText('/login/forgot-password')).toBeDefined()
    expect(shown.path()).toBe('/login/forgot-password')
  })

  it('says what the guard could not learn, and lets nobody in', async () => {
    provider.use(handlers.depositor.fails(500))
    renderRoute({ path: '/dashboard', screens: {} })
    expect((await screen.findByRole('alert')).textContent).toContain('GET /depositor')
  })
})

describe('a screen', () => {
  it('that could not be brought is asked for again the next time', async () => {
    let tries = 0
    const Lazy = lazyScreen({
      words: [],
      screen: async () => {
        tries += 1
        if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
        return () => null
      },
    })
    await expect(Lazy.preload()).rejects.toBeInstanceOf(ScreenUnavailable)
    await expect(Lazy.preload()).resolves.toBeUndefined()
    expect(tries).toBe(2)
  })
})

describe('the table of routes', () => {
  it('has a guard for each', () => {
    const paths = Object.keys(routes).filter((path) => isRoutePath(path))
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths) expect(guardOf(path)).toBeTypeOf('function')
  })

  it('makes a link to nowhere, or with a search the route does not read, a type error', () => {
    expectTypeOf<'/no/such/place'>().not.toExtend<RoutePath>()
    expectTypeOf<{ to: '/email-verified'; search: { state: 'used' }; children: '' }>().toExtend<
      LinkProps<'/email-verified'>
    >()
    expectTypeOf<{ to: '/email-verified'; search: { state: 'lost' }; children: '' }>().not.toExtend<
      LinkProps<'/email-verified'>
    >()
    expectTypeOf<{ to: '/dashboard'; search: { state: 'used' }; children: '' }>().not.toExtend<
      LinkProps<'/dashboard'>
    >()
  })
})
