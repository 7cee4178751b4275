import { renderRoute } from '@coffer/router/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reviewed } from '../example-progress.ts'
import { standsAt } from '../faked-provider.ts'
import { words } from '../words.ts'
import { AdditionalInfoScreen } from './additional-info-screen.tsx'

const path = '/registration/additional-info'
const show = () =>
  renderRoute({ path, screens: { [path]: { screen: async () => AdditionalInfoScreen, words: [words] } } })

it.each([
  ['FLAGGED', /didn’t match the records/],
  ['ERRORED', /nothing to do with what you told us/],
  ['UNSUBMITTED', /hasn’t started yet/],
  ['IN_REVIEW', /A person is reviewing/],
] as const)('says why a check is %s', async (status, why) => {
  standsAt(reviewed(status))
  show()
  expect(await screen.findByText(why)).toBeDefined()
})

it('lists what is still needed, and leads to the message center', async () => {
  standsAt(reviewed('FLAGGED', { missing_documents: ['identity', 'address'] }))
  show()
  expect(await screen.findByText(/^A government-issued photo ID/)).toBeDefined()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2)
  const contact = screen.getByRole('link', { name: 'Contact us' })
  expect(contact.getAttribute('href')).toBe('/registration/message-center/add-new-message')
})

it('says so when nothing was asked for', async () => {
  standsAt(reviewed('ERRORED'))
  show()
  expect(await screen.findByText(/We haven’t asked for any document yet/)).toBeDefined()
})
