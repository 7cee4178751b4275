import type { WireBeneficiary } from '../../beneficiaries/schema.ts'
import type { WireDepositor, WireDepositorProgress } from '../../depositor/schema.ts'
import type { WireEntity, WireJointHolder } from '../../joint/schema.ts'
import type { WireNonProfit } from '../../non-profits/schema.ts'
import { builder, id } from './builder.ts'

export const depositor = builder<WireDepositor>({
  depositor_id: id(2),
  first_name: 'Ada',
  last_name: 'Rivera',
  is_primary: true,
  registration_status: 'PASSED',
  registration_last_step: 'completed',
  extended_status: 'FUNDED',
})

export const filledFields = builder<WireDepositorProgress['fields']>({
  first_name: 'Ada',
  last_name: 'Rivera',
  date_of_birth: '1988-04-12',
  ssn_last_four: '1234',
  phone: '6145550123',
  address_line1: '12 Harbor Street',
  city: 'Columbus',
  state: 'OH',
  postal_code: '43215',
  employment_status: 'employed',
  employer_name: 'Northwind Books',
  occupation: 'Editor',
})

export const depositorProgress = builder<WireDepositorProgress>({
  registration_status: 'PASSED',
  registration_last_step: 'completed',
  extended_status: 'FUNDED',
  fields: filledFields(),
  missing_documents: [],
})

export const beneficiary = builder<WireBeneficiary>({
  uuid: id(21),
  first_name: 'Mateo',
  last_name: 'Rivera',
  relationship: 'child',
  date_of_birth: '2016-09-03',
  ssn_last_four: null,
  email: null,
  phone: null,
  address: null,
  designation: 'primary',
  allocation: 100,
})

export const nonProfit = builder<WireNonProfit>({
  ein: '84-1000017',
  name: 'Harbor Reads',
  mission: 'Books and reading hours for children on the coast.',
  location: 'Portland, ME',
  locationAddress: '40 Wharf Street, Portland, ME 04101',
  status: 'COMPLETED',
})

/** Complete and invited, but not signed up yet. */
export const jointHolder = builder<WireJointHolder>({
  email: 'sam@example.com',
  entity_id: id(22),
  registration_status: null,
  is_pending_signup: true,
  progress: {
    registration_last_step: 'confirmed',
    fields: filledFields({ first_name: 'Sam', last_name: 'Rivera', ssn_last_four: '5678' }),
  },
})

export const entity = builder<WireEntity>({
  entity_id: id(22),
  primary_depositor: depositor(),
  secondary_depositors: [],
})
