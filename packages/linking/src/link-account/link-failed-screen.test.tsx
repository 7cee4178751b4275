import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show, provideApplication } from '../faked-provider.ts'
import { LinkFailedScreen } from './link-failed-screen.tsx'
import { linkingFailed } from '../results.ts'

const path = '/registration/link-account-selection/failed'

/** As the flow leaves it: the router's own start forgets what was there before. */
function openAfter(reason: string | null) {
  provideApplication('confirmed')
  const shown = show(path, () => {
    if (reason) linkingFailed.record({ reason })
    return <LinkFailedScreen />
  })
  return shown
}

it.each([
  ['credentials', "The login you typed didn't match what your bank has on file."],
  ['verification', "Your bank asked for one more proof that it's you, and it wasn't completed."],
  ['bank', "Your bank isn't answering the linking service right now."],
  ['unknown', 'The linking service stopped before it finished.'],
  ['never heard of', 'The linking service stopped before it finished.'],
])('says why: %s', async (reason, said) => {
  openAfter(reason)
  expect(await screen.findByText(said)).toBeDefined()
  expect(screen.getByText('Nothing has been linked and no money has moved.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Try again' })).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Enter bank details instead' })).toBeDefined()
})

it('with nothing to report, goes to where linking begins', async () => {
  openAfter(null)
  expect(await screen.findByText('/registration/link-account-selection')).toBeDefined()
})
