import { handlers, respond } from '@coffer/api-client/fakes'
import { jointHolderQuery } from '@coffer/api-client/joint'
import { toasts } from '@coffer/session/toasts'
import { rootStore } from '@coffer/session/store'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { drafts } from '../application/drafts.ts'
import { invited, signedUp, started } from '../example-holder.ts'
import { provider, show, provideHolder } from '../fake-provider.ts'
import { CloseApplicationScreen } from './close-application-screen.tsx'

const path = '/joint-account/close-application'
const open = () => show(path, CloseApplicationScreen)
const close = async () => userEvent.click(await screen.findByRole('button', { name: 'Cancel application' }))

it.each([
  ['an application in progress', started('basic'), 'Keep application', '/joint-account/resume'],
  ['an invitation', invited(), 'Keep invitation', '/joint-account/account-holder'],
])('The Close application screen makes keeping %s the primary action', async (_, holder, name, to) => {
  provideHolder(holder)
  open()
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
})

it('The Close application screen closes the application, shows a toast and clears the drafts', async () => {
  provideHolder(started('basic'))
  const { queryClient } = open()
  await screen.findByRole('heading', { level: 1 })
  drafts.address.write({ city: 'Columbus' })
  await close()
  expect(await screen.findByText('/joint-account/account-holder')).toBeDefined()
  expect(toasts.read().message).toBe('Application for Sam Rivera canceled')
  expect(rootStore.getState().drafts).toEqual({})
  expect(queryClient.getQueryData(jointHolderQuery().queryKey)).toBeNull()
})

it.each([
  ['the response is lost', () => Response.error()],
  ['another tab has closed it first', () => respond(null, { code: 403, message: 'No application.' })],
])('The Close application screen treats the application as closed if %s', async (_, answer) => {
  provideHolder(started('basic'))
  provider.use(
    handlers.closeHolderApplication.answers(() => {
      provideHolder(null)
      return answer()
    }),
  )
  open()
  await close()
  expect(await screen.findByText('/joint-account/account-holder')).toBeDefined()
})

it('The Close application screen cannot close the application of a holder who signed up meanwhile', async () => {
  provideHolder(invited())
  provider.use(
    handlers.closeHolderApplication.answers(() => {
      provideHolder(signedUp('IN_REVIEW'))
      return respond(null, { code: 403, message: 'The joint holder signed up already.' })
    }),
  )
  open()
  await close()
  expect(await screen.findByText('It’s too late to cancel')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel application' })).toBeNull()
})

it('The Close application screen shows that nothing was closed if the request did not arrive', async () => {
  provideHolder(started('basic'))
  provider.use(handlers.closeHolderApplication.breaks())
  open()
  await close()
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t cancel the application')
})
