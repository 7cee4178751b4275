import { saveAddress } from '@coffer/api-client/depositor'
import { formField, type SavedAddress, toFields, toForm } from '@coffer/application/address'
import { addressSchema, type AddressForm as Address } from '@coffer/application/address-schema'
import { HomeFields } from '@coffer/application/home-fields'
import { useSavedForm } from '@coffer/application/saved-form'
import { useDetailWords } from '@coffer/application/messages'
import { useRoute } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { useMemo } from 'react'
import { StepForm } from '../step/step-form.tsx'
import { useSaveStep } from '../step/use-save-step.ts'

const draft = draftOf('registration-address')

/** The home address, and a mailing address once the person says that it is another one. */
export function AddressForm({ saved, revision }: { saved: SavedAddress; revision: string | null }) {
  const { path } = useRoute()
  const onSubmit = useSaveStep({
    step: 'address',
    save: (form: Address, options) => saveAddress(toFields(form), options),
    revision,
    draft,
    formField,
  })
  const initial = useMemo(() => toForm(saved), [saved])
  const translate = useDetailWords()
  const form = useSavedForm({ path, schema: addressSchema, initial, draft, translate, onSubmit })
  return (
    <StepForm form={form}>
      <HomeFields form={form} />
    </StepForm>
  )
}
