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

/** Counts the invitations that are sent, and responds to each. */
function recordInvitations(answer: () => Response): { count: number } {
  const sent = { count: 0 }
  provider.use(
    handlers.saveHolder.answers(() => {
      sent.count += 1
      return answer()
    }),
  )
  return sent
}

it('The Confirm details screen shows all details, each with a link back to its section', async () => {
  await open()
  expect(screen.getByText('sam@example.com')).toBeDefined()
  expect(screen.getByText('Sam Rivera')).toBeDefined()
  expect(screen.getByText('Ends in 5678')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Edit contact' }).getAttribute('href')).toBe(
    '/joint-account/contact',
  )
})

it('The Confirm details screen sends one invitation and records its recipient', async () => {
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

it('The Confirm details screen waits for its own response if a refetch shows the invitation first', async () => {
  provideHolder(started('employer'))
  const { queryClient } = show(path, confirmDetailsScreen)
  await button()
  const answer = Promise.withResolvers<Response>()
  provider.use(handlers.saveHolder.answers(() => answer.promise))
  await invite()
  // A different email shows when the refetched details have rendered.
  provideHolder(invited({ email: 'samuel@example.com' }))
  await act(() => queryClient.fetchQuery(jointProgressQuery()))
  expect(await screen.findByText('samuel@example.com')).toBeDefined()
  act(() => answer.resolve(respond(invited())))
  expect(await screen.findByText('/joint-account/success')).toBeDefined()
  expect(toasts.read().message).toBe('')
})

it('The Confirm details screen sends nothing until the certification is checked', async () => {
  await open()
  await userEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toContain('Check the box')
})

it('The Confirm details screen sends no second invitation after a lost response', async () => {
  await open()
  const sent = recordInvitations(() => {
    provideHolder(invited())
    return Response.error()
  })
  await invite()
  expect(await screen.findByText('/joint-account/success')).toBeDefined()
  expect(sent.count).toBe(1)
})

it('The Confirm details screen says that nothing was sent if nothing arrived, and can retry', async () => {
  await open()
  recordInvitations(() => Response.error())
  await invite()
  expect(await screen.findByText('We couldn’t send the invitation')).toBeDefined()
  const sent = recordInvitations(() => {
    provideHolder(invited())
    return respond(invited())
  })
  await userEvent.click(await button())
  expect(await screen.findByText('/joint-account/success')).toBeDefined()
  expect(sent.count).toBe(1)
})

it('The Confirm details screen claims no outcome it cannot verify, and verifies before it resends', async () => {
  await open()
  const sent = recordInvitations(() => Response.error())
  provider.use(handlers.jointProgress.fails(403))
  await invite()
  expect(await screen.findByText('We couldn’t confirm this went through')).toBeDefined()
  expect(screen.queryByText('We couldn’t send the invitation')).toBeNull()
  provideHolder(invited())
  await userEvent.click(await button())
  expect(await screen.findByText('/joint-account/success')).toBeDefined()
  expect(sent.count).toBe(1)
})

it.each([
  ['a 403', { code: 403, message: 'This application was sent already.' }],
  ['a 409', { code: 409, message: 'changed_elsewhere' }],
])('A rejection counts as success if the same details have already been sent: %s', async (_, refusal) => {
  await open()
  const sent = recordInvitations(() => {
    provideHolder(invited())
    return respond(null, refusal)
  })
  await invite()
  expect(await screen.findByText('/joint-account/success')).toBeDefined()
  expect(sent.count).toBe(1)
})

it('The Confirm details screen closes with a toast if another tab has sent other details', async () => {
  await open()
  recordInvitations(() => {
    provideHolder(invited({ email: 'samuel@example.com' }))
    return respond(null, { code: 403, message: 'This application was sent already.' })
  })
  await invite()
  expect(await screen.findByText('/joint-account/account-holder')).toBeDefined()
  expect(jointInvited.read()).toBeNull()
  expect(toasts.read().message).toMatch(/in another tab/)
})

it('The Confirm details screen closes if another tab has closed the application', async () => {
  await open()
  recordInvitations(() => {
    provideHolder(null)
    return respond(null, { code: 403, message: 'No application of a joint holder is open.' })
  })
  await invite()
  expect(await screen.findByText('/joint-account')).toBeDefined()
})

it('The Confirm details screen shows the reason for a rejection if nothing has changed', async () => {
  await open()
  recordInvitations(() =>
    respond(null, { code: 403, message: 'An account can be shared once it is approved.' }),
  )
  await invite()
  expect(await screen.findByText('An account can be shared once it is approved.')).toBeDefined()
})

it('The Confirm details screen resets the certification if another tab has changed the details', async () => {
  await open()
  recordInvitations(() => {
    provideHolder(started('employer', { city: 'Dayton' }, 'r2'))
    return respond(null, { code: 409, message: 'changed_elsewhere' })
  })
  await invite()
  expect(await screen.findByText(/It was saved from another tab or device\. Review/)).toBeDefined()
  expect(await screen.findByText(/Dayton/)).toBeDefined()
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
})

it('The Confirm details screen shows that a rejected invitation was not sent', async () => {
  await open()
  recordInvitations(() => respond(null, { code: 429 }))
  await invite()
  expect(await screen.findByText('We couldn’t send the invitation')).toBeDefined()
})
