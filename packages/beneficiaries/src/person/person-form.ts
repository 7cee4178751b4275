import type { Beneficiary, BeneficiaryFields } from '@coffer/api-client/beneficiaries'
import { phoneDigits } from '@coffer/domain/bank'
import { normalEmail } from '@coffer/domain/depositor-rules'
import type { PersonForm } from './beneficiary.schema.ts'

/** The form as it opens: empty, or with what is known of one. */
export const toForm = (one: Beneficiary | null): PersonForm => ({
  relationship: one?.relationship ?? '',
  firstName: one?.firstName ?? '',
  lastName: one?.lastName ?? '',
  dateOfBirth: one?.dateOfBirth ?? '',
  ssnLastFour: one?.ssnLastFour ?? '',
  email: one?.email ?? '',
  phone: phoneDigits(one?.phone ?? ''),
  addressIsKnown: Boolean(one?.address),
  addressLine1: one?.address?.addressLine1 ?? '',
  addressLine2: one?.address?.addressLine2 ?? '',
  city: one?.address?.city ?? '',
  state: one?.address?.state ?? '',
  postalCode: one?.address?.postalCode ?? '',
  designation: one?.designation ?? 'primary',
})

const zipDigits = (code: string) => code.replaceAll(/\D/g, '')

/** Whether what is known of one is what was sent, as a provider writes it. */
export function isAsSent(one: Beneficiary, sent: BeneficiaryFields): boolean {
  const [is, was] = [one.address, sent.address ?? null]
  const isSameAddress =
    is && was
      ? is.addressLine1 === was.addressLine1 &&
        (is.addressLine2 ?? '') === (was.addressLine2 ?? '') &&
        is.city === was.city &&
        is.state === was.state &&
        zipDigits(is.postalCode) === zipDigits(was.postalCode)
      : is === was
  return (
    isSameAddress &&
    one.firstName === sent.firstName &&
    one.lastName === sent.lastName &&
    one.relationship === sent.relationship &&
    one.designation === sent.designation &&
    (one.dateOfBirth ?? '') === (sent.dateOfBirth ?? '') &&
    (one.ssnLastFour ?? '') === (sent.ssnLastFour ?? '') &&
    (one.email ?? '') === normalEmail(sent.email ?? '') &&
    phoneDigits(one.phone ?? '') === phoneDigits(sent.phone ?? '')
  )
}
