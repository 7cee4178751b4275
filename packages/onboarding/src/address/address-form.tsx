import { saveAddress } from '@coffer/api-client/depositor'
import { formField, type SavedAddress, toFields, toForm } from '@coffer/application/address'
import { addressSchema } from '@coffer/application/address-schema'
import { HomeFields } from '@coffer/application/home-fields'
import { StepForm } from '@coffer/application/step-form'
import { useStepForm } from '@coffer/application/use-step-form'
import { isStepOpen } from '@coffer/domain/access'
import { draftOf } from '@coffer/session/drafts'
import { useMemo } from 'react'
import { useOwnApplication } from '../application/use-own-application.ts'

const draft = draftOf('registration-address')

/** The home address, and the mailing address if it is different. */
export function AddressForm({ saved, revision }: { saved: SavedAddress; revision: string | null }) {
  const form = useStepForm({
    resource: useOwnApplication(),
    isOpen: ({ lastStep }) => isStepOpen(lastStep, 'address'),
    revision,
    save: (values, options) => saveAddress(toFields(values), options),
    toFields,
    schema: addressSchema,
    initial: useMemo(() => toForm(saved), [saved]),
    draft,
    formField,
  })
  return (
    <StepForm form={form}>
      <HomeFields form={form} />
    </StepForm>
  )
}
