import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { formatPhone } from '@coffer/domain/bank'
import { useFormats } from '@coffer/i18n/formats'
import { DefinitionList } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'

/** What is known of one; what was left out is not shown. */
export function PersonDetails({ one }: { one: Beneficiary }) {
  const t = useTranslations()
  const { date, wholePercent } = useFormats()
  const known = [
    { label: t('details.share'), value: wholePercent(one.allocation) },
    { label: t('field.relationship'), value: t(`relationship.${one.relationship}`) },
    { label: t('field.dateOfBirth'), value: one.dateOfBirth && date(one.dateOfBirth) },
    { label: t('details.ssn'), value: one.ssnLastFour && t('details.endsIn', { digits: one.ssnLastFour }) },
    { label: t('field.email'), value: one.email },
    { label: t('field.phone'), value: one.phone && formatPhone(one.phone) },
    { label: t('details.address'), value: one.address && <Address address={one.address} /> },
  ]
  return <DefinitionList items={known.filter(({ value }) => value !== null && value !== '')} />
}

function Address({ address }: { address: NonNullable<Beneficiary['address']> }) {
  const { addressLine1, addressLine2, city, state, postalCode } = address
  const lines = [addressLine1, addressLine2, `${city}, ${state} ${postalCode}`].filter(Boolean)
  return lines.map((line) => <div key={line}>{line}</div>)
}
