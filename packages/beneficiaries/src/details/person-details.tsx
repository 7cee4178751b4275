import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { formatPhone } from '@coffer/domain/phone'
import { useFormats } from '@coffer/i18n/formats'
import { DefinitionList } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'

/** The details of a beneficiary that are not empty. */
export function PersonDetails({ beneficiary }: { beneficiary: Beneficiary }) {
  const t = useTranslations()
  const { date, wholePercent } = useFormats()
  const items = [
    { label: t('details.share'), value: wholePercent(beneficiary.allocation) },
    { label: t('field.relationship'), value: t(`relationship.${beneficiary.relationship}`) },
    { label: t('field.dateOfBirth'), value: beneficiary.dateOfBirth && date(beneficiary.dateOfBirth) },
    {
      label: t('details.ssn'),
      value: beneficiary.ssnLastFour && t('details.endsIn', { digits: beneficiary.ssnLastFour }),
    },
    { label: t('field.email'), value: beneficiary.email },
    { label: t('field.phone'), value: beneficiary.phone && formatPhone(beneficiary.phone) },
    { label: t('details.address'), value: beneficiary.address && <Address address={beneficiary.address} /> },
  ]
  return <DefinitionList items={items.filter(({ value }) => value !== null && value !== '')} />
}

function Address({ address }: { address: NonNullable<Beneficiary['address']> }) {
  const { addressLine1, addressLine2, city, state, postalCode } = address
  const lines = [addressLine1, addressLine2, `${city}, ${state} ${postalCode}`].filter(Boolean)
  return lines.map((line) => <div key={line}>{line}</div>)
}
