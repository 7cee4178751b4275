import { formatPhone } from '@coffer/domain/bank'
import { Link } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { Page } from '../page/page.tsx'
import { useTranslations } from '../messages.ts'
import { CodeForm } from './code-form.tsx'
import { ResendCode } from './resend-code.tsx'
import { SaveConfirmed } from './save-confirmed.tsx'
import { type ChangeUnderWay, useChange } from './use-change.ts'

/** The code is asked for; where it was given and the new value not saved, only saving is left to do. */
export function ChangeCode({ change }: { change: ChangeUnderWay }) {
  const t = useTranslations()
  const steps = useChange(change)
  const { of, value, maskedDestination } = change
  if (steps.confirmed) {
    return (
      <Page title={t(`confirmed.${of}.title`)} why={t('confirmed.why')} back="/my-account/edit-user-info">
        <SaveConfirmed
          value={of === 'phone' ? formatPhone(value) : value}
          failedBefore={steps.confirmed.error}
          save={steps.save}
        />
      </Page>
    )
  }
  return (
    <Page
      title={t('code.title')}
      why={t('code.why', { destination: maskedDestination })}
      back="/my-account/edit-user-info"
    >
      <CodeForm of={of} give={steps.give} />
      <Stack gap={16}>
        <ResendCode change={change} />
        <Link to={`/my-account/edit-user-info/${of}`}>{t(`code.other.${of}`)}</Link>
      </Stack>
    </Page>
  )
}
