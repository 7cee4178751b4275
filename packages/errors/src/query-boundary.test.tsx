import { ApiError, emptyDetails } from '@coffer/api-client/transport/failure'
import { initI18n } from '@coffer/i18n/language'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { QueryBoundary } from './query-boundary.tsx'

beforeAll(() => initI18n({ offered: ['en', 'es'], chosen: 'en' }))

function show(query: Partial<Parameters<typeof QueryBoundary<string>>[0]['query']>, note?: string) {
  return render(
    <Suspense>
      <QueryBoundary
        query={{ data: undefined, error: null, isFetching: false, refetch: () => null, ...query }}
        {...(note && { note })}
      >
        {(data) => <p>{data}</p>}
      </QueryBoundary>
    </Suspense>,
  )
}

const timeout = new ApiError('GET /accounts', { ...emptyDetails, kind: 'timeout', invocationId: 'c0ffee' })
const offline = new ApiError('GET /accounts', { ...emptyDetails, kind: 'offline' })

it('QueryBoundary shows loaded data, even after a failed refetch', async () => {
  show({ data: 'all of it', error: offline })
  expect(await screen.findByText('all of it')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('QueryBoundary shows what failed, its note and the reference, and retries', async () => {
  let tries = 0
  show({ error: timeout, refetch: () => (tries += 1) }, 'Your money is safe.')
  expect((await screen.findByRole('alert')).textContent).toContain('This is taking longer than usual.')
  expect(screen.getByText('Your money is safe.')).toBeDefined()
  expect(screen.getByText(/c0ffee/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
})
