import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import type { FormState } from '@coffer/ui-kit/form'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useApplicationTranslations, type Perspective } from '../messages.ts'
import { AddressFields } from './address-fields.tsx'
import type { AddressForm } from './address.schema.ts'

interface HomeFieldsProps {
  form: Pick<FormState<AddressForm>, 'field' | 'values'>
  perspective?: Perspective
}

/** The home address, and a mailing address if it differs. */
export function HomeFields({ form, perspective = 'own' }: HomeFieldsProps) {
  const t = useApplicationTranslations(perspective)
  return (
    <>
      <AddressFields
        perspective={perspective}
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
            perspective={perspective}
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
