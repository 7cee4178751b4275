import { StepFrame } from '@coffer/router/step-frame'
import { OwnApplication } from '../application/own-application.tsx'
import { FinishLater } from '../application/finish-later.tsx'
import { useTranslations } from '../messages.ts'
import { AddressForm } from './address-form.tsx'

/** `/registration/address`: the home and the mailing address. */
export function AddressScreen() {
  const t = useTranslations()
  return (
    <StepFrame
      title={t('address.title')}
      why={t('address.why')}
      back="/registration/basic-information"
      aside={<FinishLater />}
    >
      <OwnApplication>
        {({ fields, revision }) => <AddressForm saved={fields} revision={revision} />}
      </OwnApplication>
    </StepFrame>
  )
}
