import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import type { FormState } from '@coffer/ui-kit/form'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useDetailWords, type Perspective } from '../messages.ts'
import { AddressFields } from './address-fields.tsx'
import type { AddressForm } from './address.schema.ts'

interface HomeFieldsProps {
  form: Pick<FormState<AddressForm>, 'field' | 'values'>
  whose?: Perspective
}

/** The home address, and a mailing address once it is said to be another one. */
export function HomeFields({ form, whose = 'own' }: HomeFieldsProps) {
  const t = useDetailWords(whose)
  return (
    <>
      <AddressFields
        whose={whose}
        line1={form.field('addressLine1')}
        line2={form.field('addressLine2')}
        city={form.field('city')}
        state={form.field('state')}
        postalCode={form.field('postalCode')}
      />
      <CheckboxField {...form.field('mailingIsDifferent')} label={t('address.mailing.toggle')} />
      {form.values.mailingIsDifferent && (
        <Stack gap={24}>
          <SectionHeading>{t('address.mailing.title')}</SectionHeading>
          <AddressFields
            isMailing
            whose={whose}
            line1={form.field('mailingLine1')}
            line2={form.field('mailingLine2')}
            city={form.field('mailingCity')}
            state={form.field('mailingState')}
            postalCode={form.field('mailingPostalCode')}
          />
        </Stack>
      )}
    </>
  )
}
