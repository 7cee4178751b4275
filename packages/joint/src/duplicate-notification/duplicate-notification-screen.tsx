import { jointProgressQuery } from '@coffer/api-client/joint'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { resultScreen } from '@coffer/router/result-screen'
import { useQuery } from '@tanstack/react-query'
import { isStepOpen } from '../application/current-screen.ts'
import { messages } from '../messages.ts'

/** `/joint-account/duplicate-notification`: the Social Security number is already on file. */
export const duplicateNotificationScreen = resultScreen(messages, {
  result: { read: () => true, use: useCorrection },
  otherwise: '/joint-account/account-holder',
  tone: 'info',
  title: 'duplicate.title',
  body: () => ['duplicate.text', 'duplicate.next'],
  gap: 12,
  Details: Forbidden,
  action: ({ isCorrectable }) =>
    isCorrectable
      ? { to: '/joint-account/personal-information', label: 'duplicate.correct' }
      : { to: '/joint-account/account-holder', label: 'duplicate.holder' },
  secondary: { to: '/message-center/add-new-message', search: { topic: 'joint' }, label: 'contactUs' },
})

/** Whether the number can still be corrected. */
function useCorrection() {
  const { data: holder, error } = useQuery(jointProgressQuery())
  return { isCorrectable: holder !== undefined && isStepOpen('personal-information', holder), error }
}

function Forbidden({ value: { error } }: { value: { error: unknown } }) {
  return <ForbiddenNotice errors={[error]} />
}
