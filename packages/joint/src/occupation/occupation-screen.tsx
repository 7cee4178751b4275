import { StepFrame } from '@coffer/router/step-frame'
import { FinishLater } from '../application/finish-later.tsx'
import { OpenStep, stepScreen } from '../step/open-step.tsx'
import { useTranslations } from '../messages.ts'
import { OccupationForm } from './occupation-form.tsx'

/** `/joint-account/occupation`, step 4 of 5: the holder's employment. */
export function OccupationScreen() {
  const t = useTranslations()
  return (
    <StepFrame
      title={t('occupation.title')}
      why={t('occupation.why')}
      back="/joint-account/address-information"
      aside={<FinishLater />}
    >
      <OpenStep step="occupation">{(holder) => <OccupationForm holder={holder} />}</OpenStep>
    </StepFrame>
  )
}

export const occupationScreen = stepScreen('occupation', OccupationScreen)
