import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { leaveAndReturn, showAfter } from '../fake-provider.ts'
import { userChanged, userUnchanged } from '../results.ts'
import { changedScreen, notChangedScreen } from './result-screens.tsx'

const success = '/my-account/edit-user-info/success'
const failed = '/my-account/edit-user-info/failed'
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it.each([
  [{ of: 'email', value: 'ada@new.example' }, 'Email changed', /log in with ada@new\.example/],
  [{ of: 'phone', value: '6145550199' }, 'Mobile number changed', /text your codes to \(614\) 555-0199/],
  [{ of: 'password' }, 'Password changed', /Use your new password the next time you log in/],
] as const)('The success screen reports the change %o, even after a reload', async (changed, name, text) => {
  const shown = await showAfter(() => userChanged.record(changed), success, changedScreen)
  expect(await title(name)).toBeDefined()
  await leaveAndReturn(shown)
  expect(await screen.findByText(text)).toBeDefined()
  const back = screen.getByRole('link', { name: 'Back to my account' })
  expect(back.getAttribute('href')).toBe('/my-account')
})

it('The failure screen shows the reason and links to the form, even after a reload', async () => {
  const shown = await showAfter(
    () => userUnchanged.record({ of: 'phone', message: 'Taken.' }),
    failed,
    notChangedScreen,
  )
  expect(await title('We couldn’t change your mobile number')).toBeDefined()
  await leaveAndReturn(shown)
  expect(await screen.findByText('Taken.')).toBeDefined()
  const again = screen.getByRole('link', { name: 'Try again' })
  expect(again.getAttribute('href')).toBe('/my-account/edit-user-info/phone')
})

it('The failure screen has a default text for a rejection without a message', async () => {
  const record = () => userUnchanged.record({ of: 'email', message: null })
  await showAfter(record, failed, notChangedScreen)
  expect(await screen.findByText('We couldn’t accept the change.')).toBeDefined()
})

it.each([
  [success, changedScreen],
  [failed, notChangedScreen],
] as const)('%s redirects to Your information without a result', async (path, Screen) => {
  await showAfter(() => undefined, path, Screen)
  expect(await screen.findByText('/my-account/edit-user-info')).toBeDefined()
})
