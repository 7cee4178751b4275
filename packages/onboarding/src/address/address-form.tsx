import { saveAddress } from '@coffer/api-client/depositor'
import { draftOf } from '@coffer/session/drafts'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { useForm } from '@coffer/ui-kit/form'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useMemo } from 'react'
import { overSaved } from '../step/over-saved.ts'
import { StepForm } from '../step/step-form.tsx'
import { useGivesWay } from '../step/use-gives-way.ts'
import { useSaveStep } from '../step/use-save-step.ts'
import { useWords } from '../words.ts'
import { formField, type SavedAddress, toFields, toForm } from './address-details.ts'
import { AddressFields } from './address-fields.tsx'
import { addressSchema, type AddressForm as Address } from './address.schema.ts'

const kept = draftOf('registration-address')

/** The home address, and a mailing address once the person says that it is another one. */
export function AddressForm({ saved, revision }: { saved: SavedAddress; revision: string | null }) {
  const t = useWords()
  const initial = useMemo(() => toForm(saved), [saved])
  const draft = useMemo(() => overSaved(kept, initial), [initial])
  const onSubmit = useSaveStep({
    step: 'address',
    save: (form: Address, options) => saveAddress(toFields(form), options),
    revision,
    draft: kept,
    formField,
  })
  const form = useForm({ schema: addressSchema, initial, draft: draft.port, translate: t, onSubmit })
  useGivesWay(form, initial, draft.gaveWay)
  return (
    <StepForm form={form}>
      <AddressFields
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
            line1={form.field('mailingLine1')}
            line2={form.field('mailingLine2')}
            city={form.field('mailingCity')}
            state={form.field('mailingState')}
            postalCode={form.field('mailingPostalCode')}
          />
        </Stack>
      )}
    </StepForm>
  )
}
