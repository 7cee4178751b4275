import { StepFrame } from '@coffer/router/step-frame'
import { Application } from '../application/application.tsx'
import { NotNow } from '../application/not-now.tsx'
import { useTranslations } from '../messages.ts'
import { EmployerForm } from './employer-form.tsx'

/** `/registration/employer`: how the person earns a living. */
export function EmployerScreen() {
  const t = useTranslations()
  return (
    <StepFrame
      title={t('employer.title')}
      why={t('employer.why')}
      back="/registration/address"
      aside={<NotNow />}
    >
      <Application>
        {({ fields, revision }) => <EmployerForm saved={fields} revision={revision} />}
      </Application>
    </StepFrame>
  )
}
