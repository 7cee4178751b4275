import { depositorQuery } from '@coffer/api-client/depositor'
import { isStepOpen } from '@coffer/domain/access'
import { resultScreen } from '@coffer/router/result-screen'
import { useQuery } from '@tanstack/react-query'
import { SupportContact } from '@coffer/router/support-contact'
import { messages, useTranslations } from '../messages.ts'

/**
 * `/registration/duplicate-notification`: the number is already on file. The page has no footer, so it shows support
 * itself.
 */
export const duplicateNotificationScreen = resultScreen(messages, {
  result: { read: () => true, use: useCorrection },
  otherwise: '/login/registration-home',
  tone: 'info',
  title: 'duplicate.title',
  body: () => ['duplicate.text', 'duplicate.next', 'duplicate.help'],
  gap: 12,
  Details: Help,
  action: { to: '/logout', label: 'duplicate.action' },
  secondary: ({ isCorrectable }) =>
    isCorrectable ? { to: '/registration/basic-information', label: 'duplicate.correct' } : null,
})

/** Whether the number can still be corrected. */
function useCorrection() {
  const { data: depositor } = useQuery(depositorQuery())
  return { isCorrectable: depositor !== undefined && isStepOpen(depositor.lastStep, 'basic') }
}

function Help() {
  const t = useTranslations()
  return (
    <>
      <SupportContact />
      <p>{t('duplicate.careful')}</p>
    </>
  )
}
