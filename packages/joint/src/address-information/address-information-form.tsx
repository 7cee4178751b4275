import { type JointHolder, saveHolderAddress } from '@coffer/api-client/joint'
import { formField, toFields, toForm } from '@coffer/application/address'
import { type AddressForm, addressSchema } from '@coffer/application/address-schema'
import { HomeFields } from '@coffer/application/home-fields'
import { useSavedForm } from '@coffer/application/saved-form'
import { useDetailWords } from '@coffer/application/messages'
import { useRoute } from '@coffer/router/link'
import { useMemo } from 'react'
import { drafts } from '../application/drafts.ts'
import { StepForm } from '../step/step-form.tsx'
import { useSaveStep } from '../step/use-save-step.ts'

const draft = drafts.address

/** Where the holder lives, and where their mail goes if that is elsewhere. */
export function AddressInformationForm({ holder: { fields, revision } }: { holder: JointHolder }) {
  const { path } = useRoute()
  const initial = useMemo(() => toForm(fields), [fields])
  const onSubmit = useSaveStep({
    step: 'address-information',
    save: (form: AddressForm) => saveHolderAddress(toFields(form), { revision }),
    draft,
    formField,
  })
  const translate = useDetailWords('theirs')
  const form = useSavedForm({ path, schema: addressSchema, initial, draft, translate, onSubmit })
  return (
    <StepForm form={form}>
      <HomeFields form={form} whose="theirs" />
    </StepForm>
  )
}
