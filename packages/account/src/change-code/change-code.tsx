import { formatPhone } from '@coffer/domain/phone'
import { Link } from '@coffer/router/link'
import { StepUpDialog } from '@coffer/step-up/step-up-dialog'
import { useStepUp } from '@coffer/step-up/use-step-up'
import { Stack } from '@coffer/ui-kit/layout'
import { SettingPage } from '../page.tsx'
import { useTranslations } from '../messages.ts'
import { CodeForm } from './code-form.tsx'
import { ResendCode } from './resend-code.tsx'
import { SaveConfirmed } from './save-confirmed.tsx'
import { type ContactChange, useContactChange } from './use-contact-change.ts'

/** The code form, or the form that saves the value if its code has already been accepted. */
export function ChangeCode({ change }: { change: ContactChange }) {
  const t = useTranslations()
  const stepUp = useStepUp()
  const { confirming, saving } = useContactChange(change, stepUp)
  const { of, value, maskedDestination, isConfirmed } = change
  if (isConfirmed && confirming.state.status !== 'pending') {
    return (
      <SettingPage
        title={t(`confirmed.${of}.title`)}
        lead={t('confirmed.why')}
        back="/my-account/edit-user-info"
      >
        <SaveConfirmed value={of === 'phone' ? formatPhone(value) : value} saving={saving} />
        <StepUpDialog {...stepUp.dialog(() => void saving.submit())} />
      </SettingPage>
    )
  }
  return (
    <SettingPage
      title={t('code.title')}
      lead={t('code.why', { destination: maskedDestination })}
      back="/my-account/edit-user-info"
    >
      <CodeForm of={of} sent={change.resendAt} confirming={confirming} />
      <Stack gap={16}>
        <ResendCode change={change} />
        <Link to={`/my-account/edit-user-info/${of}`}>{t(`code.other.${of}`)}</Link>
      </Stack>
    </SettingPage>
  )
}
