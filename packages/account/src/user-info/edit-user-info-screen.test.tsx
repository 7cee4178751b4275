import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { applicant } from '../example-people.ts'
import { provider, show } from '../fake-provider.ts'
import { EditUserInfoScreen } from './edit-user-info-screen.tsx'
import { toUserInfo } from './use-user-info.ts'

const open = () => show('/my-account/edit-user-info', EditUserInfoScreen)
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

it('EditUserInfoScreen links to the forms for email, mobile number and password', async () => {
  open()
  expect(await hrefOf('Edit Email')).toBe('/my-account/edit-user-info/email')
  expect(await hrefOf('Edit Mobile number')).toBe('/my-account/edit-user-info/phone')
  expect(await hrefOf('Edit Password')).toBe('/my-account/edit-user-info?change=password')
  expect(await hrefOf('Back to my account')).toBe('/my-account')
})

it('EditUserInfoScreen links to a prefilled message for a new name or address', async () => {
  open()
  expect(await screen.findByText(/To change your name or address/)).toBeDefined()
  expect(await hrefOf('Message us')).toBe(
    '/message-center/add-new-message?topic=account&subject=Change+of+name+or+address',
  )
})

it('EditUserInfoScreen links an applicant to the messages of the application', async () => {
  provider.use(applicant())
  open()
  expect(await hrefOf('Message us')).toContain('/registration/message-center/add-new-message')
})

it('toUserInfo joins the parts of an address without stray commas', () => {
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
  expect(toUserInfo({ email: 'a@example.com', phone: null }, nothing)).toEqual({
    name: 'Rivera',
    email: 'a@example.com',
    phone: null,
    address: ['OH'],
  })
})
