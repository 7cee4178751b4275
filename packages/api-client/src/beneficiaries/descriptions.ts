import { documented } from '../descriptions/documented.ts'
import { allocationsBody, beneficiaryBody, identifierBody, reallocationBody } from './request-schema.ts'
import { beneficiarySchema } from './schema.ts'

const allocations = {
  about: 'The shares of all beneficiaries of the designation; they add up to 100.',
  fields: {
    uuid: 'The beneficiary’s id. Null or absent for the one that is being added.',
    allocation: 'Whole percents of the designation’s share.',
  },
}
const identifier = 'The id of the beneficiary that is removed.'

export const beneficiaryDescriptions = {
  Beneficiary: documented(beneficiarySchema, 'Who receives the account’s money when its holders have died.', {
    uuid: 'The beneficiary’s id.',
    first_name: 'The first name, a single legal name, or the name of a trust.',
    last_name: 'The last name. Empty for a single legal name and for a trust.',
    relationship: 'What the beneficiary is to the depositor.',
    date_of_birth: 'The date of birth, `YYYY-MM-DD`. Null for a trust without a date.',
    ssn_last_four: 'The last four digits of the Social Security number. Null if none was given.',
    email: 'The email address. Null if none was given.',
    phone: 'The phone number: ten digits. Null if none was given.',
    address: 'The mailing address. Null if none was given.',
    designation: 'Whether the share is due first, or only if no primary beneficiary is left.',
    allocation: 'Whole percents of the designation’s share: 0 to 100.',
  }),
  AllocationsBody: documented(allocationsBody, 'The shares of a designation.', { allocations }),
  BeneficiaryBody: documented(beneficiaryBody, 'A beneficiary as it was typed.', {
    first_name: 'The first name, a single legal name, or the name of a trust.',
    last_name: 'The last name. Null or empty with `has_single_name` and for a trust.',
    has_single_name: 'Whether the first name is the only legal name.',
    relationship: 'What the beneficiary is to the depositor.',
    date_of_birth: 'The date of birth, `YYYY-MM-DD`. Null or empty for a trust without a date.',
    ssn_last_four: 'The last four digits of the Social Security number. Null or empty if none is given.',
    email: 'The email address. Null or empty if none is given.',
    phone: 'The phone number, as it was typed. Null or empty if none is given.',
    address: 'The mailing address. Null or absent if none is given.',
    designation: '`primary` or `contingent`.',
    allocations: { ...allocations, about: `${allocations.about} Null or absent if the shares stay.` },
  }),
  BeneficiaryIdentifierBody: documented(identifierBody, 'A beneficiary without a share.', { identifier }),
  ReallocationBody: documented(reallocationBody, 'A removal with the shares of those who are left.', {
    identifier,
    allocations,
  }),
}
