import { FailureNotice } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { reissueMicrodeposits } from '@coffer/api-client/linking'
import { ButtonLink, type RoutePath, useNavigate } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { useMutation } from '@tanstack/react-query'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useLinkingRefresh } from '../link-account/use-linking-refresh.ts'
import { useTranslations } from '../messages.ts'
import { microdepositsIncorrect, microdepositsReissued } from '../results.ts'

interface ReissueFormProps {
  accountId: string
  /** The earlier deposits still have tries left. */
  mayKeep: boolean
  /** The earlier deposits are not overdue: waiting for them is the better way. */
  mayStillCome: boolean
}

/** Asks for two new deposits. After the last reissue the provider refuses, and says that the account is locked. */
export function ReissueForm({ accountId, mayKeep, mayStillCome }: ReissueFormProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const { paths } = useLinkingFlow()
  const refresh = useLinkingRefresh()
  const reissue = useMutation({
    mutationFn: () => reissueMicrodeposits(accountId),
    async onSuccess({ microdepositsExpectedBy }) {
      microdepositsIncorrect.clear()
      microdepositsReissued.record({ expectedBy: microdepositsExpectedBy ?? '' })
      await refresh()
      await navigate<RoutePath>(paths.sent)
    },
  })
  const kind = reissue.error === null ? null : failureOf(reissue.error).kind
  const isRefused = kind === 'forbidden' || kind === 'invalid'
  return (
    <Stack gap={24} width="form">
      {reissue.error && (
        <FailureNotice error={reissue.error}>{isRefused && <p>{t('reissue.locked')}</p>}</FailureNotice>
      )}
      {isRefused ? (
        <ButtonLink to={paths.selection} isFullWidth>
          {t('link.another')}
        </ButtonLink>
      ) : (
        <Button
          variant={mayStillCome ? 'secondary' : 'primary'}
          onPress={() => reissue.mutate()}
          isBusy={reissue.isPending}
          isFullWidth
        >
          {t('reissue.action')}
        </Button>
      )}
      {mayKeep && (
        <ButtonLink to={paths.microdeposits} variant={mayStillCome ? 'primary' : 'quiet'} isFullWidth>
          {t('reissue.back')}
        </ButtonLink>
      )}
    </Stack>
  )
}
