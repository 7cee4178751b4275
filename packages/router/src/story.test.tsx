import { depositorQuery } from '@coffer/api-client/depositor'
import { depositor, handlers } from '@coffer/api-client/fakes'
import { endSession } from '@coffer/session/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
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
    'renders the screen at %s in the frame of a route, a session and a depositor',
    async (path, name) => {
      provider.use(handlers.depositor(depositor({ registration_last_step: 'completed' })))
      shown(path, Frame)
      const frame = await screen.findByRole('region', { name })
      expect(frame.textContent).toBe('Savings')
    },
  )

  it('renders the screen alone where Storybook has no frame', async () => {
    shown('/dashboard', null)
    await screen.findByRole('heading')
    expect(screen.queryByRole('region')).toBeNull()
  })
})
