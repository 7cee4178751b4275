import type { Beneficiary, BeneficiaryFields } from '@coffer/api-client/beneficiaries'
import { phoneDigits } from '@coffer/domain/phone'
import { normalEmail } from '@coffer/domain/email'
import type { PersonForm } from './beneficiary.schema.ts'

/** The initial values of the form, from a beneficiary or empty. */
export const toForm = (beneficiary: Beneficiary | null): PersonForm => ({
  relationship: beneficiary?.relationship ?? '',
  firstName: beneficiary?.firstName ?? '',
  lastName: beneficiary?.lastName ?? '',
  hasSingleName: beneficiary?.lastName === '',
  dateOfBirth: beneficiary?.dateOfBirth ?? '',
  ssnLastFour: beneficiary?.ssnLastFour ?? '',
  email: beneficiary?.email ?? '',
  phone: phoneDigits(beneficiary?.phone ?? ''),
  addressIsKnown: Boolean(beneficiary?.address),
  addressLine1: beneficiary?.address?.addressLine1 ?? '',
  addressLine2: beneficiary?.address?.addressLine2 ?? '',
  city: beneficiary?.address?.city ?? '',
  state: beneficiary?.address?.state ?? '',
  postalCode: beneficiary?.address?.postalCode ?? '',
  designation: beneficiary?.designation ?? 'primary',
})

const zipDigits = (code: string) => code.replaceAll(/\D/g, '')

/** Whether a beneficiary has the fields that were sent, in the provider’s normalization. */
export function hasFields(beneficiary: Beneficiary, sent: BeneficiaryFields): boolean {
  const [saved, sentAddress] = [beneficiary.address, sent.address ?? null]
  const isSameAddress =
    saved && sentAddress
      ? saved.addressLine1 === sentAddress.addressLine1 &&
        (saved.addressLine2 ?? '') === (sentAddress.addressLine2 ?? '') &&
        saved.city === sentAddress.city &&
        saved.state === sentAddress.state &&
        zipDigits(saved.postalCode) === zipDigits(sentAddress.postalCode)
      : saved === sentAddress
  return (
    isSameAddress &&
    beneficiary.firstName === sent.firstName &&
    beneficiary.lastName === sent.lastName &&
    beneficiary.relationship === sent.relationship &&
    beneficiary.designation === sent.designation &&
    (beneficiary.dateOfBirth ?? '') === (sent.dateOfBirth ?? '') &&
    (beneficiary.ssnLastFour ?? '') === (sent.ssnLastFour ?? '') &&
    (beneficiary.email ?? '') === normalEmail(sent.email ?? '') &&
    phoneDigits(beneficiary.phone ?? '') === phoneDigits(sent.phone ?? '')
  )
}
