import { documented } from '../descriptions/documented.ts'
import { addressBody, basicBody, certifyBody, employerBody, homeBody, stepBody } from './request-schema.ts'
import {
  acceptedStepSchema,
  addressSchema,
  depositorSchema,
  progressSchema,
  savedFieldsSchema,
} from './schema.ts'

const status = 'The result of the identity review. Null before there is one.'
const lastStep = 'The last completed step. Null, empty and `none` all mean that none is.'
const extended = 'What was reached besides the review. Null before there is anything.'
const revision = 'Changes with every change of the application. Null or absent if the provider has none.'
const orNone = 'Null or absent while it is not saved.'
const address = {
  address_line1: 'Street and number.',
  address_line2: 'Apartment, suite or unit. Null, empty or absent if there is none.',
  city: 'The city.',
  state: 'The state: two letters.',
  postal_code: 'The ZIP code: `12345` or `12345-6789`.',
} as const
const name = {
  first_name: 'The legal first name, or the only legal name.',
  middle_name: 'The middle name. Null, empty or absent if there is none.',
  last_name: 'The legal last name. Null or empty with `has_single_name`.',
  has_single_name: 'Whether the first name is the only legal name.',
  suffix: 'A suffix such as “Jr.”. Null, empty or absent if there is none.',
} as const

export const depositorDescriptions = {
  Depositor: documented(depositorSchema, 'The person who is logged in.', {
    depositor_id: 'The person’s id.',
    first_name: 'The first name. Null before it is saved.',
    last_name: 'The last name. Null before it is saved, and for a single legal name.',
    is_primary: 'Whether the person is the primary holder, not a joint one.',
    revision,
    registration_status: status,
    registration_last_step: lastStep,
    extended_status: extended,
  }),
  AcceptedStep: documented(acceptedStepSchema, 'A step that began a review.', {
    request_id: 'The request to follow by GET /request/{requestId}.',
    revision: 'The revision of the application after the step.',
  }),
  Address: documented(addressSchema, 'An address in the United States.', address),
  SavedFields: documented(savedFieldsSchema, 'What was saved of an application.', {
    first_name: `The legal first name. ${orNone}`,
    middle_name: `The middle name. ${orNone}`,
    last_name: `The legal last name. ${orNone} Null for a single legal name too.`,
    suffix: `A suffix such as “Jr.”. ${orNone}`,
    date_of_birth: `The date of birth, \`YYYY-MM-DD\`. ${orNone}`,
    ssn_last_four: `The last four digits of the Social Security number; the others are never answered. ${orNone}`,
    phone: `The phone number: ten digits. ${orNone}`,
    address_line1: `Street and number of the home. ${orNone}`,
    address_line2: `Apartment, suite or unit of the home. ${orNone}`,
    city: `The city of the home. ${orNone}`,
    state: `The state of the home: two letters. ${orNone}`,
    postal_code: `The ZIP code of the home. ${orNone}`,
    mailing_address: 'Another address for mail. Null or absent if mail goes to the home.',
    employment_status: `The employment. ${orNone}`,
    employer_name: `The employer’s name. ${orNone}`,
    occupation: `The occupation. ${orNone}`,
  }),
  Progress: documented(progressSchema, 'How far the application of the caller has come.', {
    registration_status: status,
    registration_last_step: lastStep,
    extended_status: extended,
    revision,
    fields: 'What was saved.',
    missing_documents: 'The documents that the review asks for. Empty if it asks for none.',
  }),
  StepBody: documented(stepBody, 'A step with its fields: those of the schema that the step names.', {
    step: '`basic` (BasicBody), `address` (HomeBody), `employer` (EmployerBody), `confirmed` (CertifyBody), `additional-info` (documents as a form); of an invited holder `password` and `contact` too.',
  }),
  BasicBody: documented(basicBody, 'Step basic, and personal-information of a joint holder.', {
    ...name,
    date_of_birth: 'The date of birth, `YYYY-MM-DD`.',
    ssn: 'The Social Security number. Null, empty or absent keeps the saved one.',
    phone: 'The phone number, as it was typed. A joint holder has a step of its own for it.',
  }),
  AddressBody: documented(addressBody, 'An address as it was typed.', address),
  HomeBody: documented(homeBody, 'The fields of step address.', {
    ...address,
    mailing_address: 'Another address for mail. Null or absent if mail goes to the home.',
  }),
  EmployerBody: documented(employerBody, 'The fields of step employer.', {
    employment_status: 'The employment.',
    employer_name: 'The employer’s name. Null, empty or absent for those without one.',
    occupation: 'The occupation. Null, empty or absent for those without one.',
  }),
  CertifyBody: documented(certifyBody, 'The field of step confirmed.', {
    certify: 'True: the applicant certifies that the details are right.',
  }),
}
