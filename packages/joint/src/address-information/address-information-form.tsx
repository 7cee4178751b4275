import { type JointHolder, saveHolderAddress } from '@coffer/api-client/joint'
import { formField, toFields, toForm } from '@coffer/application/address'
import { addressSchema } from '@coffer/application/address-schema'
import { HomeFields } from '@coffer/application/home-fields'
import { StepForm } from '@coffer/application/step-form'
import { useStepForm } from '@coffer/application/use-step-form'
import { useMemo } from 'react'
import { isStepOpen } from '../application/current-screen.ts'
import { drafts } from '../application/drafts.ts'
import { useHolderApplication } from '../application/use-holder-application.ts'

/** The holder’s home address, and the mailing address if it is different. */
export function AddressInformationForm({ holder: { fields, revision } }: { holder: JointHolder }) {
  const form = useStepForm({
    resource: useHolderApplication(),
    isOpen: (holder) => isStepOpen('address-information', holder),
    revision,
    save: (values, options) => saveHolderAddress(toFields(values), options),
    toFields,
    perspective: 'theirs',
    schema: addressSchema,
    initial: useMemo(() => toForm(fields), [fields]),
    draft: drafts.address,
    formField,
  })
  return (
    <StepForm form={form} perspective="theirs">
      <HomeFields form={form} perspective="theirs" />
    </StepForm>
  )
}
