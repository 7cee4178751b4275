import {
  fetchLinkedAccounts,
  linkedAccountsQuery,
  linkManually,
  type ManualLinkAnswer,
} from '@coffer/api-client/linking'
import { fieldErrors } from '@coffer/errors/field-errors'
import { useSubmission } from '@coffer/errors/use-submission'
import { microdepositsVerified } from '@coffer/router/access-results'
import { type RoutePath, useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useLinkingRefresh } from '../link-account/use-linking-refresh.ts'
import { useTranslations } from '../messages.ts'
import { bankLinked, microdepositsIncorrect, microdepositsSent } from '../results.ts'
import type { BankingInformation } from './banking-information.schema.ts'

const isAwaited = ({ status }: ManualLinkAnswer) => status === 'VERIFICATION_PENDING' || status === 'PENDING'

/**
 * Links by bank details and opens the screen for the status of the account. A toast reports an account that was already
 * linked.
 */
export function useManualLink({ fields, onLinked }: { fields: readonly string[]; onLinked: () => void }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { paths } = useLinkingFlow()
  const refresh = useLinkingRefresh()
  const knownAccounts = () => client.getQueryData(linkedAccountsQuery().queryKey)?.accounts ?? []
  const isKnown = ({ uuid }: { uuid: string }) => knownAccounts().some((account) => account.uuid === uuid)
  return useSubmission<BankingInformation, ManualLinkAnswer>({
    send: (details) => linkManually(details),
    async verify() {
      const { accounts } = await fetchLinkedAccounts()
      const answer = accounts.find((account) => account.sourceType === 'MANUAL' && !isKnown(account))
      return answer ? { answer } : null
    },
    onAccepted(_, answer) {
      microdepositsVerified.clear()
      bankLinked.clear()
      microdepositsIncorrect.clear()
      onLinked()
      if (isKnown(answer)) toasts.show(t('alreadyLinked.title'), 'info')
      if (isAwaited(answer)) microdepositsSent.record({ expectedBy: answer.microdepositsExpectedOn ?? '' })
    },
    async onDone(_, answer) {
      await refresh()
      await navigate<RoutePath>(isAwaited(answer) ? paths.sent : paths.selection)
    },
    onRejected: (error) => fieldErrors(error, fields),
  })
}
