import { linkedAccountsQuery, linkManually } from '@coffer/api-client/linking'
import { type RoutePath, useNavigate } from '@coffer/router/link'
import { microdepositsVerified } from '@coffer/router/access-results'
import { toasts } from '@coffer/session/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useLinkingRefresh } from '../link-account/use-linking-refresh.ts'
import { useTranslations } from '../messages.ts'
import type { BankingInformation } from './banking-information.schema.ts'
import { microdepositsIncorrect, microdepositsSent } from '../results.ts'

/** Links by bank details, and goes where the account's status leads. One that was linked before is said to be. */
export function useManualLink(): (details: BankingInformation, onLinked: () => void) => Promise<void> {
  const t = useTranslations()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { paths } = useLinkingFlow()
  const refresh = useLinkingRefresh()
  return useCallback(
    async (details, onLinked) => {
      const before = client.getQueryData(linkedAccountsQuery().queryKey)?.accounts ?? []
      const { uuid, status, microdepositsExpectedBy } = await linkManually(details)
      microdepositsVerified.clear()
      microdepositsIncorrect.clear()
      onLinked()
      const isKnown = before.some((account) => account.uuid === uuid)
      if (isKnown) toasts.show(t('known.title'), 'info')
      if (status === 'VERIFICATION_PENDING' || status === 'PENDING') {
        microdepositsSent.record({ expectedBy: microdepositsExpectedBy ?? '' })
      }
      await refresh()
      await navigate<RoutePath>(
        status === 'VERIFICATION_PENDING' || status === 'PENDING' ? paths.sent : paths.selection,
      )
    },
    [client, navigate, paths, refresh, t],
  )
}
