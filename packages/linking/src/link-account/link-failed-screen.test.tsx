import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { provideApplication, showAfter } from '../fake-provider.ts'
import { linkingFailed } from '../results.ts'
import { linkFailedScreen } from './link-failed-screen.tsx'

const path = '/registration/link-account-selection/failed'

async function openAfter(reason: string | null) {
  provideApplication('confirmed')
  await showAfter(() => reason !== null && linkingFailed.record({ reason }), path, linkFailedScreen)
}

it.each([
  ['credentials', 'Your bank didn’t recognize the log-in you entered.'],
  ['verification', 'Your bank asked for one more step to confirm it’s you, and it wasn’t completed.'],
  ['bank', 'Your bank isn’t responding right now.'],
  ['unknown', 'Something went wrong before we could finish.'],
  ['unsupported', 'Something went wrong before we could finish.'],
])('The Link failed screen explains the reason: %s', async (reason, text) => {
  await openAfter(reason)
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText('Nothing was linked and no money moved.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Try again' })).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Enter bank details instead' })).toBeDefined()
})

it('The Link failed screen redirects to the selection without a failure', async () => {
  await openAfter(null)
  expect(await screen.findByText('/registration/link-account-selection')).toBeDefined()
})
