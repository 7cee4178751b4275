import type { Address, DepositorProgress } from '@coffer/api-client/depositor'
import { fullName } from '@coffer/domain/names'
import { formatPhone } from '@coffer/domain/phone'
import { useFormats } from '@coffer/i18n/formats'
import { useApplicationTranslations } from '../messages.ts'

type Fields = DepositorProgress['fields']

/** The saved fields of an application by section, formatted for the review. */
export function useReviewItems(fields: Fields) {
  const t = useApplicationTranslations()
  const formats = useFormats()
  const { dateOfBirth, phone, ssnLastFour, mailingAddress, employmentStatus } = fields
  return {
    person: [
      { label: t('review.name'), value: fullName(fields) },
      { label: t('review.dateOfBirth'), value: dateOfBirth && formats.date(dateOfBirth) },
      { label: t('review.ssn'), value: ssnLastFour && t('ssn.saved', { lastFour: ssnLastFour }) },
    ],
    phone: { label: t('review.phone'), value: phone && formatPhone(phone) },
    address: [
      { label: t('review.homeAddress'), value: <AddressLines {...fields} /> },
      {
        label: t('review.mailingAddress'),
        value: mailingAddress ? <AddressLines {...mailingAddress} /> : t('review.mailingSame'),
      },
    ],
    employment: [
      {
        label: t('review.employment'),
        value: employmentStatus && t(`employment.status.${employmentStatus}`),
      },
      { label: t('review.employer'), value: fields.employerName },
      { label: t('review.occupation'), value: fields.occupation },
    ],
  }
}

type AddressParts = { [Part in keyof Address]: Address[Part] | null }

function AddressLines({ addressLine1, addressLine2, city, state, postalCode }: AddressParts) {
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [addressLine1, addressLine2, place].filter(Boolean).map((line) => <div key={line}>{line}</div>)
}
