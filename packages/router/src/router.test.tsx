import { depositor, handlers, respond } from '@coffer/api-client/fakes'
import type { LinkedRoute } from '@coffer/email-templates/emails'
import { depositorQuery } from '@coffer/api-client/depositor'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { QueryObserver } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { provider } from './fake-provider.ts'
import type { LinkProps } from './link.tsx'
import { jointNewcomer } from './access-results.ts'
import { type RoutePath, readSearch } from './routes.ts'
import { lazyScreen, type RedirectingScreen, type ScreenModule, ScreenUnavailable } from './screens.tsx'
import { renderRoute } from './testing.tsx'

const complete = depositor({
  registration_status: 'PASSED',
  registration_last_step: 'completed',
  extended_status: 'FUNDED',
})

describe('a route', () => {
  it.each([
    ['visitor', '/dashboard', '/logout'],
    ['visitor', '/login', '/login'],
    ['mfa-pending', '/dashboard', '/login/choose-mfa'],
    ['mfa-pending', '/otp-verification', '/otp-verification'],
    ['signed-in', '/dashboard', '/dashboard'],
    ['signed-in', '/registration/address', '/not-found'],
    ['signed-in', '/registration', '/logout'],
  ] as const)('A route requested with the session %s: %s opens %s', async (as, path, opened) => {
    provider.use(handlers.depositor(complete))
    const view = renderRoute({ path, as, screens: {} })
    expect(await screen.findByText(opened)).toBeDefined()
    expect(view.path()).toBe(opened)
  })

  it('An unknown path opens not-found', async () => {
    const view = renderRoute({ path: '/login', as: 'visitor', screens: {} })
    await act(() => view.router.navigate({ to: '/no/such/place' }))
    expect(await screen.findByText('/not-found')).toBeDefined()
  })

  it.each([
    ['is not found', [], '/not-found'],
    ['opens', ['passkeys'], '/my-account/passkeys'],
  ] as const)(
    'A route with a required capability %s when the provider announces %j',
    async (_, capabilities, opened) => {
      const undo = announceCapabilities(...capabilities)
      const view = renderRoute({ path: '/my-account/passkeys', screens: {} })
      expect(await screen.findByText(opened)).toBeDefined()
      expect(view.path()).toBe(opened)
      undo()
    },
  )

  it('A route keeps its search values as text, digits too', async () => {
    const view = renderRoute({ path: '/email-verified?state=007', as: 'visitor', screens: {} })
    await screen.findByText('/email-verified')
    expect(view.router.state.location.search).toEqual({ state: '007' })
  })

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'A route reads the progress of a joint holder only for the primary depositor: %s',
    async (is_primary, times) => {
      let asked = 0
      provider.use(
        handlers.depositor({ ...complete, is_primary }),
        handlers.jointProgress.answers(() => {
          asked += 1
          return respond(null)
        }),
      )
      renderRoute({ path: '/joint-account/contact', screens: {} })
      await screen.findByText(/^\/(joint-account\/contact|not-found)$/)
      await waitFor(() => expect(asked).toBe(times))
    },
  )

  it('A guard does not run again when only the search changes', async () => {
    provider.use(handlers.depositor(complete))
    const view = renderRoute({ path: '/dashboard/transactions-list', screens: {} })
    await screen.findByText('/dashboard/transactions-list')
    provider.use(handlers.depositor.fails(500))
    await act(() =>
      view.router.navigate({ to: '/dashboard/transactions-list', search: { status: 'Pending' } }),
    )
    expect(view.router.state.location.search).toEqual({ status: 'Pending' })
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => view.router.navigate({ to: '/dashboard' }))
    expect((await screen.findByRole('alert')).textContent).toContain('GET /depositor')
  })

  it.each([
    ['the cached status', true, '/registration/reviewing-account'],
    ['a new request', false, '/registration/passed'],
  ])('A guard decides by %s when trustCachedGuard is %s', async (_, trustCachedGuard, opened) => {
    provider.use(
      handlers.depositor(depositor({ registration_status: null, registration_last_step: 'confirmed' })),
    )
    const view = renderRoute({ path: '/registration/landing', screens: {} })
    await screen.findByText('/registration/landing')
    provider.use(
      handlers.depositor(depositor({ registration_status: 'PASSED', registration_last_step: 'confirmed' })),
    )
    await act(() =>
      view.router.navigate({
        to: '/registration/reviewing-account',
        ...(trustCachedGuard && { state: { trustCachedGuard } }),
      }),
    )
    expect(view.path()).toBe(opened)
  })

  it('A guard that refuses after another route was entered is ignored', async () => {
    const view = renderRoute({ path: '/faq', screens: {} })
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
    const refused = view.router.navigate({ to: '/dashboard' })
    await asked.promise
    await act(() => view.router.navigate({ to: '/login/forgot-password' }))
    answered.resolve()
    await act(() => refused)
    expect(await screen.findByText('/login/forgot-password')).toBeDefined()
    expect(view.path()).toBe('/login/forgot-password')
  })

  it('A guard runs to the end when another observer of its query is removed', async () => {
    const view = renderRoute({ path: '/not-found', screens: {} })
    await screen.findByText('/not-found')
    const requested = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    provider.use(
      handlers.depositor.answers(async () => {
        requested.resolve()
        await answered.promise
        return respond(complete)
      }),
    )
    const observer = new QueryObserver(view.queryClient, { ...depositorQuery(), enabled: false })
    const stopObserving = observer.subscribe(() => undefined)
    const opened = view.router.navigate({ to: '/dashboard' })
    await requested.promise
    stopObserving()
    answered.resolve()
    await act(() => opened)
    expect(await screen.findByText('/dashboard')).toBeDefined()
  })

  it('A failed call of a guard is reported in place of the screen', async () => {
    provider.use(handlers.depositor.fails(500))
    renderRoute({ path: '/dashboard', screens: {} })
    expect((await screen.findByRole('alert')).textContent).toContain('GET /depositor')
  })
})

describe('a screen with data', () => {
  const nextTask = () => new Promise((resolve) => setTimeout(resolve))
  const faqs = () => {
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    provider.use(
      handlers.faqs.answers(async () => {
        asked.resolve()
        await answered.promise
        return respond([])
      }),
    )
    return { asked: asked.promise, answer: answered.resolve }
  }

  it('A screen waits until its data has loaded', async () => {
    const { asked, answer } = faqs()
    const view = renderRoute({ path: '/faq', screens: {}, dataWaitMs: 60_000 })
    await asked
    // The guard has decided, and only the data is missing.
    await waitFor(() => expect(view.router.state.matches.at(-1)?.isFetching).toBe('loader'))
    await act(nextTask)
    expect(screen.queryByText('/faq')).toBeNull()
    answer()
    expect(await screen.findByText('/faq')).toBeDefined()
  })

  it('A screen appears without data that takes too long', async () => {
    const { answer } = faqs()
    renderRoute({ path: '/faq', screens: {}, dataWaitMs: 1 })
    expect(await screen.findByText('/faq')).toBeDefined()
    answer()
  })

  it('A screen appears at once when its data is cached', async () => {
    const view = renderRoute({ path: '/faq', screens: {}, dataWaitMs: 60_000 })
    await screen.findByText('/faq')
    await act(() => view.router.navigate({ to: '/my-account' }))
    const { asked, answer } = faqs()
    await act(() => view.router.navigate({ to: '/faq' }))
    expect(screen.getByText('/faq')).toBeDefined()
    await asked
    answer()
  })
})

describe('/login/entry', () => {
  it.each([
    [
      'an application not started',
      { registration_status: null, registration_last_step: 'none' },
      '/registration/landing',
    ],
    [
      'an application in progress',
      { registration_status: null, registration_last_step: 'address' },
      '/login/registration-home',
    ],
    ['a complete registration', {}, '/dashboard'],
    ['a registration on hold', { extended_status: 'HOLD' }, '/registration/hold-account'],
  ] as const)('The route /login/entry redirects %s', async (_, state, opened) => {
    provider.use(handlers.depositor(depositor(state)))
    const view = renderRoute({ path: '/login/entry', screens: {} })
    expect(await screen.findByText(opened)).toBeDefined()
    expect(view.path()).toBe(opened)
  })

  it('The route /login/entry redirects to choose-mfa while the MFA is pending', async () => {
    renderRoute({ path: '/login/entry', as: 'mfa-pending', screens: {} })
    expect(await screen.findByText('/login/choose-mfa')).toBeDefined()
  })

  it('The route /login/entry redirects a new joint holder to the welcome screen', async () => {
    provider.use(handlers.depositor(depositor({ is_primary: false })))
    const view = renderRoute({ path: '/login', as: 'signed-in', screens: {} })
    jointNewcomer.record({ isNew: true })
    await act(() => view.router.navigate({ to: '/login/entry' }))
    expect(await screen.findByText('/joint-account/onboarding/success')).toBeDefined()
  })

  it('The route /login/entry reports a failed call, and retries on request', async () => {
    provider.use(handlers.depositor.fails(500))
    const view = renderRoute({ path: '/login/entry', screens: {} })
    expect((await screen.findByRole('alert')).textContent).toContain('GET /depositor')
    provider.use(handlers.depositor(depositor()))
    await act(() => view.router.invalidate())
    expect(await screen.findByText('/dashboard')).toBeDefined()
  })
})

describe('a screen with a redirect', () => {
  const messages: readonly [] = []
  const module: RedirectingScreen = { Screen: () => null, redirect: () => '/dashboard/documents' }

  it('A screen with a redirect is never rendered', async () => {
    provider.use(handlers.depositor(complete))
    let rendered = 0
    const Screen = () => {
      rendered += 1
      return <p>statements</p>
    }
    const view = renderRoute({
      path: '/dashboard/documents/statements',
      screens: {
        '/dashboard/documents/statements': { screen: async () => ({ ...module, Screen }), messages },
      },
    })
    expect(await screen.findByText('/dashboard/documents')).toBeDefined()
    expect(view.path()).toBe('/dashboard/documents')
    expect(rendered).toBe(0)
  })

  it('A screen’s redirect decides by the search, again when only the search changes', async () => {
    provider.use(handlers.depositor(complete))
    const path = '/dashboard/transactions-list'
    const screenModule: ScreenModule = {
      Screen: () => <p>transactions</p>,
      redirect: ({ search }) => (readSearch(path, search).id === 'unknown' ? '/dashboard' : null),
    }
    const view = renderRoute({
      path: `${path}?id=known`,
      screens: { [path]: { screen: async () => screenModule, messages } },
    })
    expect(await screen.findByText('transactions')).toBeDefined()
    await act(() => view.router.navigate({ to: path, search: { id: 'unknown' } }))
    expect(await screen.findByText('/dashboard')).toBeDefined()
  })

  it('A screen’s redirect applies only after the guard has allowed the route', async () => {
    const view = renderRoute({
      path: '/dashboard/documents/statements',
      as: 'mfa-pending',
      screens: { '/dashboard/documents/statements': { screen: async () => module, messages } },
    })
    expect(await screen.findByText('/login/choose-mfa')).toBeDefined()
    expect(view.path()).toBe('/login/choose-mfa')
  })
})

describe('lazyScreen', () => {
  const failing = (times: number) =>
    vi.fn(async (): Promise<ScreenModule> => {
      times -= 1
      if (times >= 0) throw new TypeError('Failed to fetch dynamically imported module')
      return () => null
    })

  it('lazyScreen silently loads a screen again after one failure', async () => {
    const source = { messages: [], screen: failing(1) }
    await expect(lazyScreen(source).preload()).resolves.toBeUndefined()
    expect(source.screen).toHaveBeenCalledTimes(2)
  })

  it('lazyScreen fails after two failures, and loads again on request', async () => {
    const source = { messages: [], screen: failing(2) }
    const Lazy = lazyScreen(source)
    await expect(Lazy.preload()).rejects.toBeInstanceOf(ScreenUnavailable)
    expect(source.screen).toHaveBeenCalledTimes(2)
    await expect(Lazy.preload()).resolves.toBeUndefined()
  })
})

describe('routes', () => {
  it('RoutePath includes every route that emails link to', () => {
    expectTypeOf<LinkedRoute>().toExtend<RoutePath>()
  })

  it('A link to an unknown path or with an undeclared search is a type error', () => {
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
