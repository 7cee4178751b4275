import { handlers, respond } from '@coffer/api-client/fakes'
import { jointProgressQuery } from '@coffer/api-client/joint'
import { toasts } from '@coffer/session/toasts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { invited, started } from '../example-holder.ts'
import { provider, show, provideHolder } from '../fake-provider.ts'
import { jointInvited } from '../results.ts'
import { confirmDetailsScreen } from './confirm-details-screen.tsx'

const path = '/joint-account/confirm-details'
const button = () => screen.findByRole('button', { name: 'Send invitation' })

async function open(): Promise<void> {
  provideHolder(started('employer'))
  show(path, confirmDetailsScreen)
  await button()
}

async function invite(): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(await button())
}

/** Counts the invitations sent, each with an answer. */
function invitations(answer: () => Response): { count: number } {
  const asked = { count: 0 }
  provider.use(
    handlers.saveHolder.answers(() => {
      asked.count += 1
      return answer()
    }),
  )
  return asked
}

it('shows all details, with a link back to each section', async () => {
  await open()
  expect(screen.getByText('sam@example.com')).toBeDefined()
  expect(screen.getByText('Sam Rivera')).toBeDefined()
  expect(screen.getByText('Ends in 5678')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Edit contact' }).getAttribute('href')).toBe(
    '/joint-account/contact',
  )
})

it('sends one invitation and records where it went', async () => {
  await open()
  const answer = Promise.withResolvers<Response>()
  let count = 0
  provider.use(
    handlers.saveHolder.answers(() => {
      count += 1
      return answer.promise
    }),
  )
  await invite()
  await userEvent.click(await button())
  provideHolder(invited())
  act(() => answer.resolve(respond(invited())))
  expect(await screen.findByText('/joint-account/success')).toBeDefined()
  expect(count).toBe(1)
  expect(jointInvited.read()).toMatchObject({ email: 'sam@example.com' })
})

it('waits for its own answer where a read shows the invitation before it', async () => {
  provideHolder(started('employer'))
  const { queryClient } = show(path, confirmDetailsScreen)
  await button()
  const answer = Promise.withResolvers<Response>()
  provider.use(handlers.saveHolder.answers(() => answer.promise))
  await invite()
  // Another email, to be seen once the read is on the screen.
  provideHolder(invited({ email: 'samuel@example.com' }))
  await act(() => queryClient.fetchQuery(jointProgressQuery()))
  expect(await screen.findByText('samuel@example.com')).toBeDefined()
  act(() => answer.resolve(respond(invited())))
  expect(await screen.findByText('/joint-account/success')).toBeDefined()
  expect(toasts.read().message).toBe('')
})

it('sends nothing that is not certified', async () => {
  await open()
  await userEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toContain('Check the box')
})

it('sends no second invitation when the answer is lost', async () => {
  await open()
  const asked = invitations(() => {
    provideHolder(invited())
    return Response.error()
  })
  await invite()
  expect(await screen.findByText('/joint-account/success')).toBeDefined()
  expect(asked.count).toBe(1)
})

it('says that nothing was sent where nothing arrived, and can be retried', async () => {
  await open()
  invitations(() => Response.error())
  await invite()
  expect(await screen.findByText('We couldn’t send the invitation')).toBeDefined()
  const asked = invitations(() => {
    provideHolder(invited())
    return respond(invited())
  })
  await userEvent.click(await button())
  expect(await screen.findByText('/joint-account/success')).toBeDefined()
  expect(asked.count).toBe(1)
})

it('claims no outcome while it can’t be verified, and verifies before it sends again', async () => {
  await open()
  const asked = invitations(() => Response.error())
  provider.use(handlers.jointProgress.fails(403))
  await invite()
  expect(await screen.findByText('We couldn’t confirm this went through')).toBeDefined()
  expect(screen.queryByText('We couldn’t send the invitation')).toBeNull()
  provideHolder(invited())
  await userEvent.click(await button())
  expect(await screen.findByText('/joint-account/success')).toBeDefined()
  expect(asked.count).toBe(1)
})

it.each([
  ['refused as sent already', { code: 403, message: 'This application was sent already.' }],
  ['refused as changed', { code: 409, message: 'changed_elsewhere' }],
])('counts as sent where the same details have been sent: %s', async (_, refusal) => {
  await open()
  const asked = invitations(() => {
    provideHolder(invited())
    return respond(null, refusal)
  })
  await invite()
  expect(await screen.findByText('/joint-account/success')).toBeDefined()
  expect(asked.count).toBe(1)
})

it('reports that another tab has sent other details, and leaves', async () => {
  await open()
  invitations(() => {
    provideHolder(invited({ email: 'samuel@example.com' }))
    return respond(null, { code: 403, message: 'This application was sent already.' })
  })
  await invite()
  expect(await screen.findByText('/joint-account/account-holder')).toBeDefined()
  expect(jointInvited.read()).toBeNull()
  expect(toasts.read().message).toMatch(/in another tab/)
})

it('leaves where another tab has closed the application', async () => {
  await open()
  invitations(() => {
    provideHolder(null)
    return respond(null, { code: 403, message: 'No application of a joint holder is open.' })
  })
  await invite()
  expect(await screen.findByText('/joint-account')).toBeDefined()
})

it('shows why it was rejected where nothing has changed', async () => {
  await open()
  invitations(() => respond(null, { code: 403, message: 'An account can be shared once it is approved.' }))
  await invite()
  expect(await screen.findByText('An account can be shared once it is approved.')).toBeDefined()
})

it('resets the certification where another tab has changed the details', async () => {
  await open()
  invitations(() => {
    provideHolder(started('employer', { city: 'Dayton' }, 'r2'))
    return respond(null, { code: 409, message: 'changed_elsewhere' })
  })
  await invite()
  expect(await screen.findByText(/It was saved from another tab or device\. Review/)).toBeDefined()
  expect(await screen.findByText(/Dayton/)).toBeDefined()
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
})

it('shows that a rejected invitation was not sent', async () => {
  await open()
  invitations(() => respond(null, { code: 429 }))
  await invite()
  expect(await screen.findByText('We couldn’t send the invitation')).toBeDefined()
})
