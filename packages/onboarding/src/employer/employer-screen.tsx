import { StepFrame } from '@coffer/router/step-frame'
import { OwnApplication } from '../application/own-application.tsx'
import { FinishLater } from '../application/finish-later.tsx'
import { useTranslations } from '../messages.ts'
import { EmployerForm } from './employer-form.tsx'

/** `/registration/employer`: the depositor's employment. */
export function EmployerScreen() {
  const t = useTranslations()
  return (
    <StepFrame
      title={t('employer.title')}
      why={t('employer.why')}
      back="/registration/address"
      aside={<FinishLater />}
    >
      <OwnApplication>
        {({ fields, revision }) => <EmployerForm saved={fields} revision={revision} />}
      </OwnApplication>
    </StepFrame>
  )
}
