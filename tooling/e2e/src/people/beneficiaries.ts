import type { Locator, Page } from '@playwright/test'
import { requestData } from './application-by-api.ts'
import { at, type ProviderClient } from './provider-client.ts'
import { field } from './log-in.ts'
import type { Person } from './person.ts'

export interface BeneficiaryInput {
  firstName: string
  lastName: string
  relationship: string
  /** Month, day and year, as typed. */
  dateOfBirth: readonly [string, string, string]
}

export const eva: BeneficiaryInput = {
  firstName: 'Eva',
  lastName: 'Lindqvist-Ñandú',
  relationship: 'sibling',
  dateOfBirth: ['02', '29', '2000'],
}

export const fullName = ({ firstName, lastName }: BeneficiaryInput): string => `${firstName} ${lastName}`

export const clickButton = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

export const shareField = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true })

/** Fills in a beneficiary's details. */
export async function fillBeneficiary(page: Page, { say }: Person, one: BeneficiaryInput): Promise<void> {
  await field(page, say('beneficiaries:field.relationship')).selectOption(one.relationship)
  await field(page, say('beneficiaries:field.firstName.person')).fill(one.firstName)
  await field(page, say('beneficiaries:field.lastName.person')).fill(one.lastName)
  const [month, day, year] = one.dateOfBirth
  await field(page, say('ui-kit:date.month')).fill(month)
  await field(page, say('ui-kit:date.day')).fill(day)
  await field(page, say('ui-kit:date.year')).fill(year)
}

/** All beneficiaries, from the provider. */
export async function fetchBeneficiaries(
  wire: ProviderClient,
): Promise<{ uuid: string; name: string; share: number }[]> {
  const list = await requestData(wire, 'GET', '/depositor/beneficiaries')
  return (Array.isArray(list) ? list : []).map((one: unknown) => ({
    uuid: String(at(one, 'uuid')),
    name: `${String(at(one, 'first_name'))} ${String(at(one, 'last_name'))}`,
    share: Number(at(one, 'allocation')),
  }))
}

/** The names and shares of all beneficiaries. */
export const fetchShares = async (wire: ProviderClient): Promise<[string, number][]> =>
  (await fetchBeneficiaries(wire)).map(({ name, share }) => [name, share])
