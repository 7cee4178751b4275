import { accountsQuery } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { account, depositor, handlers, linkedAccount, linkedAccounts } from '@coffer/api-client/fakes'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { chooseLanguage } from '@coffer/i18n/language'
import { endSession } from '@coffer/session/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { cachedAccessContext } from './access-context.ts'
import { provider } from './fake-provider.ts'
import { useRoute } from './link.tsx'
import type { RoutePath } from './routes.ts'
import { StoryFrame, StoryRoute } from './story.tsx'

/** Shows what the application's frame reads: the route, the session, and the depositor that the guard loads. */
function Frame({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  useQuery({ ...depositorQuery(), enabled: false })
  const { bearer, depositor: known } = cachedAccessContext(client)
  return (
    <section aria-label={`${useRoute().route.chrome}, ${bearer}, ${known?.lastStep ?? 'unknown'}`}>
      {children}
    </section>
  )
}
const Screen = () => <h1>Savings</h1>

/** The name of the account, which the provider writes. */
function Named() {
  const { data = [] } = useQuery(accountsQuery())
  return data.map(({ uuid, name }) => <p key={uuid}>{name}</p>)
}

/** Links to a deposit, which needs a linked bank, and to the account. */
function Offers() {
  useQuery(linkedAccountsQuery())
  return (
    <p>
      <a href="/deposit">Deposit</a> <a href="/my-account">My account</a>
    </p>
  )
}

const shown = (path: RoutePath, frame: typeof Frame | null) =>
  render(
    <StoryFrame value={frame}>
      <StoryRoute path={path} Screen={Screen} />
    </StoryFrame>,
  )

describe('StoryRoute', () => {
  afterEach(() => endSession('asked'))

  it.each([
    ['/dashboard', 'bank, full, completed'],
    ['/registration/address', 'steps, full, completed'],
    ['/login', 'log-in, none, unknown'],
  ] as const)(
    'StoryRoute renders the screen at %s in the frame of its route, session and depositor',
    async (path, name) => {
      provider.use(handlers.depositor(depositor({ registration_last_step: 'completed' })))
      shown(path, Frame)
      const frame = await screen.findByRole('region', { name })
      expect(frame.textContent).toBe('Savings')
    },
  )

  it('StoryRoute translates what the provider has written with the page, without asking it again', async () => {
    provider.use(handlers.accounts([account()]))
    render(<StoryRoute path="/dashboard" Screen={Named} />)
    await screen.findByText('High-Yield Savings')
    provider.use(handlers.accounts.hangs())
    for (const [language, name] of [
      ['es', 'Ahorros de alto rendimiento'],
      ['en', 'High-Yield Savings'],
    ] as const) {
      await act(() => chooseLanguage(language))
      expect(await screen.findByText(name)).toBeDefined()
    }
  })

  it('StoryRoute lists the links to screens whose guard refuses the depositor', async () => {
    const locked = linkedAccounts({ accounts: [linkedAccount({ status: 'LOCKED' })] })
    provider.use(
      handlers.depositor(depositor({ registration_last_step: 'completed' })),
      handlers.linkedAccounts(locked),
    )
    render(<StoryRoute path="/dashboard" Screen={Offers} />)
    await waitFor(() => expect(globalThis.refusedLinks?.()).toEqual(['/deposit']))
  })

  it('StoryRoute renders the screen alone when Storybook has no frame', async () => {
    shown('/dashboard', null)
    await screen.findByRole('heading')
    expect(screen.queryByRole('region')).toBeNull()
  })
})
