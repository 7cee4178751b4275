import { formatPhone } from '@coffer/domain/bank'
import { ButtonLink } from '@coffer/router/link'
import { type FlowResults, useResult } from '@coffer/session/flow-results'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { GoTo } from '@coffer/router/go-to'
import { useWords } from '../words.ts'

/** `/my-account/edit-user-info/success`: what is changed, and what that means from now on. */
export function ChangedScreen() {
  const t = useWords()
  const changed = useResult('user-changed')
  if (!changed) return <GoTo to="/my-account/edit-user-info" />
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

function valueOf(changed: FlowResults['user-changed']): string {
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
