import { StepFrame } from '@coffer/router/step-frame'
import { FinishLater } from '../application/finish-later.tsx'
import { OpenStep, stepScreen } from '../step/open-step.tsx'
import { useTranslations } from '../messages.ts'
import { AddressInformationForm } from './address-information-form.tsx'

/** `/joint-account/address-information`, step 3 of 5: the holder's addresses. */
export function AddressInformationScreen() {
  const t = useTranslations()
  return (
    <StepFrame
      title={t('address.title')}
      why={t('address.why')}
      back="/joint-account/personal-information"
      aside={<FinishLater />}
    >
      <OpenStep step="address-information">{(holder) => <AddressInformationForm holder={holder} />}</OpenStep>
    </StepFrame>
  )
}

export const addressInformationScreen = stepScreen('address-information', AddressInformationScreen)
