import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { resultScreen } from '@coffer/router/result-screen'
import { useQuery } from '@tanstack/react-query'
import { messages } from '../messages.ts'
import { linkingFailed } from '../results.ts'
import { linkingChoices } from './linked-account.ts'
import { linkingFailureKey } from './linking-failure-key.ts'
import { linkingFlowAt, useLinkingFlow } from './linking-flow.ts'

/**
 * `/registration/link-account-selection/failed`, `/relink/selection/failed`: why linking failed, and the alternatives.
 */
export const linkFailedScreen = resultScreen(messages, {
  result: { read: linkingFailed.read, use: useLinkingFailure },
  otherwise: ({ path }) => linkingFlowAt(path).paths.selection,
  tone: 'failed',
  title: 'failed.title',
  body: ({ reason }) => [linkingFailureKey(reason), 'failed.nothingLinked'],
  gap: 16,
  action: ({ paths }) => ({ to: paths.selection, label: 'failed.again' }),
  secondary: ({ paths, isManualOffered }) =>
    isManualOffered
      ? { to: paths.bankDetails, label: 'failed.manual', variant: 'secondary' }
      : { to: paths.contact, label: 'incorrect.locked.contact', variant: 'secondary' },
})

function useLinkingFailure() {
  const { paths } = useLinkingFlow()
  const failed = linkingFailed.use()
  const { data } = useQuery(linkedAccountsQuery())
  const isManualOffered = data !== undefined && linkingChoices(data).methods.includes('manual')
  return failed && { reason: failed.reason, paths, isManualOffered }
}
