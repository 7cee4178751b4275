import { StepFrame } from '@coffer/router/step-frame'
import { FinishLater } from '../application/finish-later.tsx'
import { OpenStep, stepScreen } from '../step/open-step.tsx'
import { useTranslations } from '../messages.ts'
import { PersonalInformationForm } from './personal-information-form.tsx'

/** `/joint-account/personal-information`, step 2 of 5: the holder's personal details. */
export function PersonalInformationScreen() {
  const t = useTranslations()
  return (
    <StepFrame
      title={t('person.title')}
      why={t('person.why')}
      back="/joint-account/contact"
      aside={<FinishLater />}
    >
      <OpenStep step="personal-information">
        {(holder) => <PersonalInformationForm holder={holder} />}
      </OpenStep>
    </StepFrame>
  )
}

export const personalInformationScreen = stepScreen('personal-information', PersonalInformationScreen)
