import type { Address, DepositorProgress } from '@coffer/api-client/depositor'
import { formatPhone } from '@coffer/domain/bank'
import { useFormats } from '@coffer/i18n/formats'
import { Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { ReviewSection } from './review-section.tsx'

type Fields = DepositorProgress['fields']

/** Everything the person said, with the way back to each part; `children` come after it. */
export function Review({ fields, children }: { fields: Fields; children: ReactNode }) {
  const t = useWords()
  const formats = useFormats()
  const { dateOfBirth, phone, mailingAddress, employmentStatus } = fields
  return (
    <Stack gap={32}>
      <ReviewSection
        title={t('confirm.section.you')}
        edit={{ to: '/registration/basic-information', label: t('confirm.edit.you') }}
        items={[
          { label: t('confirm.name'), value: nameOf(fields) },
          { label: t('confirm.dateOfBirth'), value: dateOfBirth && formats.date(dateOfBirth) },
          { label: t('confirm.ssn'), value: t('basic.ssn.saved', { lastFour: fields.ssnLastFour ?? '' }) },
          { label: t('confirm.phone'), value: phone && formatPhone(phone) },
        ]}
      />
      <ReviewSection
        title={t('confirm.section.address')}
        edit={{ to: '/registration/address', label: t('confirm.edit.address') }}
        items={[
          { label: t('confirm.homeAddress'), value: <AddressLines {...fields} /> },
          {
            label: t('confirm.mailingAddress'),
            value: mailingAddress ? <AddressLines {...mailingAddress} /> : t('confirm.mailingSame'),
          },
        ]}
      />
      <ReviewSection
        title={t('confirm.section.employment')}
        edit={{ to: '/registration/employer', label: t('confirm.edit.employment') }}
        items={[
          {
            label: t('confirm.employment'),
            value: employmentStatus && t(`employer.status.${employmentStatus}`),
          },
          { label: t('confirm.employer'), value: fields.employerName },
          { label: t('confirm.occupation'), value: fields.occupation },
        ]}
      />
      {children}
    </Stack>
  )
}

function nameOf({ firstName, middleName, lastName, suffix }: Fields): string {
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ')
}

type AddressParts = { [Part in keyof Address]: Address[Part] | null }

function AddressLines({ addressLine1, addressLine2, city, state, postalCode }: AddressParts) {
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [addressLine1, addressLine2, place].filter(Boolean).map((line) => <div key={line}>{line}</div>)
}
