import { requestBodies, recordRequests } from '@coffer/router/recorded-requests'
import { account, handlers, respond } from '@coffer/api-client/fakes'
import { toasts } from '@coffer/session/toasts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { MyAccountScreen } from './my-account-screen.tsx'

const open = (nickname: string | null | undefined) => {
  const { nickname: _, ...without } = account()
  provider.use(handlers.accounts([nickname === undefined ? without : { ...without, nickname }]))
  show('/my-account', MyAccountScreen)
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Account nickname' }))

it('The nickname dialog sends the trimmed nickname, which then names the account', async () => {
  const sent = recordRequests(handlers.changeNickname, () => respond({ nickname: 'Rainy day' }))
  open(null)
  await userEvent.click(await screen.findByRole('button', { name: 'Add nickname' }))
  await userEvent.type((await dialog()).getByRole('textbox', { name: 'Nickname' }), ' Rainy day ')
  provider.use(handlers.accounts([account({ nickname: 'Rainy day' })]))
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('region', { name: 'Rainy day' })).toBeDefined()
  expect(toasts.read().message).toBe('Nickname saved')
  expect(requestBodies(sent)).toEqual([{ nickname: 'Rainy day' }])
})

it.each([
  ['a'.repeat(31), 'Use at most 30 characters.'],
  ['\u200B', 'Use at least one visible character.'],
  ['turned \u202Earound', 'Use only letters, numbers, spaces and symbols.'],
])('The nickname dialog rejects %j without a request', async (text, problem) => {
  open('Rainy day')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit nickname' }))
  const field = (await dialog()).getByRole('textbox', { name: 'Nickname' })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }))
  expect((await (await dialog()).findAllByText(problem)).length).toBeGreaterThan(0)
})

it('The nickname row is absent if the provider does not support nicknames', async () => {
  open(undefined)
  await screen.findByText('Routing number')
  await waitFor(() => expect(screen.queryByText('Nickname')).toBeNull())
})
