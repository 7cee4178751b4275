import { StepFrame } from '@coffer/router/step-frame'
import { Application } from '../application/application.tsx'
import { NotNow } from '../application/not-now.tsx'
import { useWords } from '../words.ts'
import { BasicInformationForm } from './basic-information-form.tsx'

/** `/registration/basic-information`: who the person is. */
export function BasicInformationScreen() {
  const t = useWords()
  return (
    <StepFrame title={t('basic.title')} why={t('basic.why')} back="/registration/landing" aside={<NotNow />}>
      <Application>
        {({ fields, revision }) => <BasicInformationForm saved={fields} revision={revision} />}
      </Application>
    </StepFrame>
  )
}
