import { StepFrame } from '@coffer/router/step-frame'
import { NotNow } from '../application/not-now.tsx'
import { OpenStep } from '../step/open-step.tsx'
import { useTranslations } from '../messages.ts'
import { OccupationForm } from './occupation-form.tsx'

/** `/joint-account/occupation`, step 4 of 5: how the holder earns a living. */
export function OccupationScreen() {
  const t = useTranslations()
  return (
    <StepFrame
      title={t('occupation.title')}
      why={t('occupation.why')}
      back="/joint-account/address-information"
      aside={<NotNow />}
    >
      <OpenStep step="occupation">{(holder) => <OccupationForm holder={holder} />}</OpenStep>
    </StepFrame>
  )
}
