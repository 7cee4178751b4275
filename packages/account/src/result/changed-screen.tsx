import { formatPhone } from '@coffer/domain/bank'
import { ButtonLink } from '@coffer/router/link'
import type { ResultValue } from '@coffer/session/result'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { Navigate } from '@coffer/router/navigate'
import { useTranslations } from '../messages.ts'
import { userChanged } from '../results.ts'

/** `/my-account/edit-user-info/success`: what is changed, and what that means from now on. */
export function ChangedScreen() {
  const t = useTranslations()
  const changed = userChanged.use()
  if (!changed) return <Navigate to="/my-account/edit-user-info" />
  return (
    <ResultPage
      tone="success"
      title={t(`changed.${changed.of}.title`)}
      action={
        <ButtonLink to="/my-account" isFullWidth>
          {t('back.my-account')}
        </ButtonLink>
      }
    >
      <Stack gap={12}>
        <p>{t(`changed.${changed.of}.body`, { value: valueOf(changed) })}</p>
        <p>{t(`changed.${changed.of}.told`)}</p>
      </Stack>
    </ResultPage>
  )
}

function valueOf(changed: ResultValue<typeof userChanged>): string {
  switch (changed.of) {
    case 'email':
      return changed.value
    case 'phone':
      return formatPhone(changed.value)
    case 'password':
      return ''
    default:
      return changed satisfies never
  }
}
