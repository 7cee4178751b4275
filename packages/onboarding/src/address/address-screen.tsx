import { StepFrame } from '@coffer/router/step-frame'
import { Application } from '../application/application.tsx'
import { NotNow } from '../application/not-now.tsx'
import { useTranslations } from '../messages.ts'
import { AddressForm } from './address-form.tsx'

/** `/registration/address`: where the person lives, and where mail goes. */
export function AddressScreen() {
  const t = useTranslations()
  return (
    <StepFrame
      title={t('address.title')}
      why={t('address.why')}
      back="/registration/basic-information"
      aside={<NotNow />}
    >
      <Application>
        {({ fields, revision }) => <AddressForm saved={fields} revision={revision} />}
      </Application>
    </StepFrame>
  )
}
