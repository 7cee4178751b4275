import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { beneficiary, handlers, respond } from '@coffer/api-client/fakes'

/** A beneficiary in its domain form, for tests of rules. */
export const exampleBeneficiary = (uuid: string, part: Partial<Beneficiary> = {}): Beneficiary => ({
  uuid,
  firstName: uuid,
  lastName: 'Rivera',
  relationship: 'child',
  dateOfBirth: '2016-09-03',
  ssnLastFour: null,
  email: null,
  phone: null,
  address: null,
  designation: 'primary',
  allocation: 100,
  ...part,
})

/** Three beneficiaries in their wire form: two primary ones and a contingent trust. */
export const mateo = beneficiary({ uuid: 'mateo', allocation: 60 })
export const lucia = beneficiary({
  uuid: 'lucia',
  first_name: 'Lucía',
  relationship: 'spouse',
  date_of_birth: '1987-02-11',
  ssn_last_four: '4321',
  email: 'lucia@example.com',
  phone: '6145550188',
  address: {
    address_line1: '12 Harbor Street',
    address_line2: null,
    city: 'Portland',
    state: 'ME',
    postal_code: '04101',
  },
  allocation: 40,
})
export const trust = beneficiary({
  uuid: 'trust',
  first_name: 'Rivera',
  last_name: 'Family Trust',
  relationship: 'trust',
  date_of_birth: null,
  designation: 'contingent',
})
export const family = [mateo, lucia, trust]

/** The provider returns these beneficiaries. */
export const withBeneficiaries = (list: readonly ReturnType<typeof beneficiary>[] = family) =>
  handlers.beneficiaries([...list])

type List = readonly ReturnType<typeof beneficiary>[]
type Rejection = { code: number; errors?: Record<string, string[]> }

/**
 * Changes the list elsewhere while a form is open: the call is rejected, and the provider returns the new list from
 * then on.
 */
export function changesMeanwhile(
  call: 'editBeneficiary' | 'removeAndReallocate' | 'updateAllocations',
  { rejection, before, after }: { rejection: Rejection; before: List; after: List },
) {
  let list = before
  return [
    handlers.beneficiaries.answers(() => respond(list)),
    handlers[call].answers(() => {
      list = after
      return respond(null, rejection)
    }),
  ]
}
