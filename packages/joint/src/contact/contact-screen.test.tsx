import { handlers, jointHolder, respond } from '@coffer/api-client/fakes'
import { rootStore } from '@coffer/session/store'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { started } from '../example-holder.ts'
import { provider, show, provideHolder } from '../fake-provider.ts'
import { contactScreen } from './contact-screen.tsx'

const path = '/joint-account/contact'
const save = () => screen.getByRole('button', { name: 'Save and continue' })
const inProgress = started('none', { phone: null })

async function fillIn(email = 'sam@example.com'): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Mobile number'), '6145550123')
}

/** Records the requests in order. */
function recordRequests(): unknown[] {
  const all: unknown[] = []
  provider.use(
    handlers.registerHolder.answers(async (request) => {
      all.push(await request.json())
      provideHolder(inProgress)
      return respond(inProgress)
    }),
    handlers.saveHolder.answers(async (request) => {
      all.push(await request.json())
      provideHolder(started('none'))
      return respond(started('none'))
    }),
  )
  return all
}

it('The Contact screen registers the email, then saves the phone and opens the next step', async () => {
  const all = recordRequests()
  show(path, contactScreen)
  await fillIn()
  await userEvent.click(save())
  expect(await screen.findByText('/joint-account/personal-information')).toBeDefined()
  expect(all).toEqual([
    { email: 'sam@example.com', entity_id: jointHolder().entity_id },
    { step: 'contact', phone: '6145550123' },
  ])
})

it('The Contact screen registers the email once, and retries only the phone after a failure', async () => {
  const all = recordRequests()
  provider.use(handlers.saveHolder.fails(422, { errors: { phone: ['That number can’t get texts.'] } }))
  show(path, contactScreen)
  await fillIn()
  await userEvent.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain('That number can’t get texts.')
  expect(all).toHaveLength(1)

  const after = recordRequests()
  await userEvent.click(save())
  expect(await screen.findByText('/joint-account/personal-information')).toBeDefined()
  expect(after).toEqual([{ step: 'contact', phone: '6145550123' }])
})

it('The Contact screen registers the email once even if the response is lost', async () => {
  provider.use(
    handlers.registerHolder.answers(() => {
      provideHolder(inProgress)
      return Response.error()
    }),
  )
  show(path, contactScreen)
  await fillIn()
  await userEvent.click(save())
  await screen.findByText('We couldn’t save the details')

  const after = recordRequests()
  await userEvent.click(save())
  expect(await screen.findByText('/joint-account/personal-information')).toBeDefined()
  expect(after).toEqual([{ step: 'contact', phone: '6145550123' }])
})

it('The Contact screen never replaces a holder that another tab has registered', async () => {
  const all = recordRequests()
  show(path, contactScreen)
  await fillIn('kim@example.com')
  provideHolder(started('none'))
  await userEvent.click(save())
  expect(await screen.findByText('This application was updated somewhere else')).toBeDefined()
  expect(await screen.findByDisplayValue('sam@example.com')).toBeDefined()
  expect(all).toEqual([])
})

it('The Contact screen shows at the field that the email is in use', async () => {
  provider.use(handlers.registerHolder.fails(422, { errors: { email: ['This email is in use already.'] } }))
  show(path, contactScreen)
  await fillIn()
  await userEvent.click(save())
  await screen.findByRole('alert')
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
})

it('The Contact screen words its errors in the third person', async () => {
  show(path, contactScreen)
  await screen.findByLabelText('Email')
  await userEvent.click(save())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Enter their email.')
  expect(alert.textContent).toContain('Enter their mobile number.')
})

it('The Contact screen restores a draft', async () => {
  const { router } = show(path, contactScreen)
  await fillIn()
  await act(() => router.navigate({ to: '/joint-account' }))
  await act(() => router.navigate({ to: path }))
  expect(await screen.findByDisplayValue('sam@example.com')).toBeDefined()
})

it('The Contact screen changes the email of an application in progress and clears its draft', async () => {
  provideHolder(started('employer'))
  const all: unknown[] = []
  provider.use(
    handlers.saveHolder(started('employer')),
    handlers.registerHolder.answers(async (request) => {
      all.push(await request.json())
      return respond({ ...started('employer'), email: 'samuel@example.com' })
    }),
  )
  show(path, contactScreen)
  const email = await screen.findByDisplayValue('sam@example.com')
  await userEvent.clear(email)
  await userEvent.type(email, 'samuel@example.com')
  await userEvent.click(save())
  expect(await screen.findByText('/joint-account/confirm-details')).toBeDefined()
  expect(all).toMatchObject([{ email: 'samuel@example.com' }])
  expect(rootStore.getState().drafts['joint-contact']).toBeUndefined()
})
