import { handlers, respond } from '@coffer/api-client/fakes'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { invited, signedUp } from '../example-holder.ts'
import { provider, show, showAfter, provideHolder } from '../fake-provider.ts'
import { EditEmailScreen } from './edit-email-screen.tsx'
import { jointEmailChanged, jointEmailUnchanged } from '../results.ts'
import { editEmailFailedScreen, editEmailSuccessScreen } from '../result-screens.tsx'

const path = '/joint-account/edit-email'

async function change(email = 'samuel@example.com'): Promise<void> {
  show(path, EditEmailScreen)
  await userEvent.type(await screen.findByLabelText('New email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Save and send invitation' }))
}

it('The Edit email screen sends the invitation to the new email', async () => {
  provideHolder(invited())
  const sent: unknown[] = []
  provider.use(
    handlers.changeHolderEmail.answers(async (request) => {
      sent.push(await request.json())
      provideHolder(invited({ email: 'samuel@example.com' }))
      return respond(null)
    }),
  )
  await change()
  expect(await screen.findByText('/joint-account/edit-email/success')).toBeDefined()
  expect(sent).toEqual([{ email: 'samuel@example.com' }])
  expect(jointEmailChanged.read()).toMatchObject({ email: 'samuel@example.com' })
})

it('The Edit email screen rejects the email that is already invited', async () => {
  provideHolder(invited())
  await change('Sam@Example.com')
  expect((await screen.findByRole('alert')).textContent).toContain('Enter a different one.')
})

it('The Edit email screen shows at the field that the email is in use', async () => {
  provideHolder(invited())
  provider.use(handlers.changeHolderEmail.fails(422, { errors: { email: ['In use already.'] } }))
  await change()
  expect((await screen.findByRole('alert')).textContent).toContain('In use already.')
})

it('The Edit email screen reports success after a lost response if the email was changed', async () => {
  provideHolder(invited())
  provider.use(
    handlers.changeHolderEmail.answers(() => {
      provideHolder(invited({ email: 'samuel@example.com' }))
      return Response.error()
    }),
  )
  await change()
  expect(await screen.findByText('/joint-account/edit-email/success')).toBeDefined()
})

it('The Edit email screen shows that a lost change did not arrive, and keeps its input', async () => {
  provideHolder(invited())
  provider.use(handlers.changeHolderEmail.breaks())
  await change()
  expect(await screen.findByText('We couldn’t change the email')).toBeDefined()
  expect(screen.getByText('We checked, and nothing came through.')).toBeDefined()
  expect(screen.getByLabelText('New email')).toHaveProperty('value', 'samuel@example.com')
})

it('The Edit email screen opens the failure screen after a rejection', async () => {
  provideHolder(invited())
  provider.use(handlers.changeHolderEmail.fails(429))
  await change()
  expect(await screen.findByText('/joint-account/edit-email/failed')).toBeDefined()
  expect(jointEmailUnchanged.read()).toMatchObject({ reason: 'too-often' })
})

it('The Edit email screen opens the holder’s status if the holder has signed up meanwhile', async () => {
  provideHolder(invited())
  provider.use(
    handlers.changeHolderEmail.answers(() => {
      provideHolder(signedUp('IN_REVIEW'))
      return respond(null, { code: 403, message: 'No invitation is waiting.' })
    }),
  )
  await change()
  expect(await screen.findByText('/joint-account/account-holder')).toBeDefined()
})

it('The email success screen shows the new recipient of the invitation', async () => {
  provideHolder(invited())
  const { router } = await showAfter(
    () => jointEmailChanged.record({ email: 'samuel@example.com', expiresAt: null }),
    '/joint-account/edit-email/success',
    editEmailSuccessScreen,
  )
  expect(await screen.findByText(/sent the invitation to samuel@example.com/)).toBeDefined()
  expect(router.state.location.pathname).toBe('/joint-account/edit-email/success')
})

it('The email failure screen shows why nothing was changed', async () => {
  provideHolder(invited())
  await showAfter(
    () =>
      jointEmailUnchanged.record({
        email: 'samuel@example.com',
        reason: 'refused',
        message: null,
      }),
    '/joint-account/edit-email/failed',
    editEmailFailedScreen,
  )
  expect(await screen.findByText(/We couldn’t use that email\. Check it or try/)).toBeDefined()
})

it.each([
  ['/joint-account/edit-email/success', editEmailSuccessScreen],
  ['/joint-account/edit-email/failed', editEmailFailedScreen],
] as const)('%s redirects to the form without a result', async (there, Screen) => {
  provideHolder(invited())
  show(there, Screen)
  expect(await screen.findByText(path)).toBeDefined()
})
