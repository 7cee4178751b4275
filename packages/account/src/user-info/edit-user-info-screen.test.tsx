import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { applicant } from '../example-people.ts'
import { provider, show } from '../fake-provider.ts'
import { EditUserInfoScreen } from './edit-user-info-screen.tsx'
import { informationOf } from './information.ts'

const open = () => show('/my-account/edit-user-info', EditUserInfoScreen)
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

it('leads to what can be changed here', async () => {
  open()
  expect(await hrefOf('Change Email')).toBe('/my-account/edit-user-info/email')
  expect(await hrefOf('Change Mobile number')).toBe('/my-account/edit-user-info/phone')
  expect(await hrefOf('Change Password')).toBe('/my-account/edit-user-info?change=password')
  expect(await hrefOf('Back to my account')).toBe('/my-account')
})

it('says that a name and an address are changed by message', async () => {
  open()
  expect(await screen.findByText(/To change your name or address/)).toBeDefined()
  expect(await hrefOf('Write to us')).toBe(
    '/message-center/add-new-message?topic=account&subject=Change+of+name+or+address',
  )
})

it('an applicant writes where the application’s messages are', async () => {
  provider.use(applicant())
  open()
  expect(await hrefOf('Write to us')).toContain('/registration/message-center/add-new-message')
})

it('an address with gaps has no stray commas', () => {
  const nothing = {
    firstName: null,
    middleName: null,
    lastName: 'Rivera',
    suffix: null,
    dateOfBirth: null,
    ssnLastFour: null,
    phone: null,
    addressLine1: null,
    addressLine2: null,
    city: null,
    state: 'OH',
    postalCode: null,
    mailingAddress: null,
    employmentStatus: null,
    employerName: null,
    occupation: null,
  }
  expect(informationOf({ email: 'a@example.com', phone: null }, nothing)).toEqual({
    name: 'Rivera',
    email: 'a@example.com',
    phone: null,
    address: ['OH'],
  })
})
