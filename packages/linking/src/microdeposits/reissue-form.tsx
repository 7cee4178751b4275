import { failureOf } from '@coffer/errors/failure-of'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { useSubmission } from '@coffer/errors/use-submission'
import { type Reissued, reissueMicrodeposits } from '@coffer/api-client/linking'
import { ButtonLink, type RoutePath, useNavigate } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useLinkingRefresh } from '../link-account/use-linking-refresh.ts'
import { useTranslations } from '../messages.ts'
import { microdepositsIncorrect, microdepositsReissued } from '../results.ts'

interface ReissueFormProps {
  accountId: string
  /** Whether the earlier deposits have attempts left. */
  mayKeep: boolean
  /** Whether the earlier deposits may still arrive. Waiting for them is then the primary action. */
  mayStillArrive: boolean
}

/** Requests two new deposits. After the last reissue the provider rejects this, because the account is locked. */
export function ReissueForm({ accountId, mayKeep, mayStillArrive }: ReissueFormProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const { paths } = useLinkingFlow()
  const refresh = useLinkingRefresh()
  const { state, submit } = useSubmission<void, Reissued>({
    send: () => reissueMicrodeposits(accountId),
    onAccepted(_, { microdepositsExpectedOn }) {
      microdepositsIncorrect.clear()
      microdepositsReissued.record({ expectedBy: microdepositsExpectedOn ?? '' })
    },
    async onDone() {
      await refresh()
      await navigate<RoutePath>(paths.sent)
    },
  })
  const kind = state.status === 'rejected' ? failureOf(state.error).kind : null
  const isRefused = kind === 'forbidden' || kind === 'invalid'
  return (
    <Stack gap={24} width="form">
      <SubmissionNotice
        state={state}
        unknown={{ title: t('reissue.unknown.title'), body: t('reissue.unknown.body') }}
      >
        {isRefused && <p>{t('reissue.locked')}</p>}
      </SubmissionNotice>
      {isRefused ? (
        <ButtonLink to={paths.selection} isFullWidth>
          {t('link.another')}
        </ButtonLink>
      ) : (
        <Button
          variant={mayStillArrive ? 'secondary' : 'primary'}
          onPress={() => void submit()}
          isBusy={state.status === 'pending'}
          isFullWidth
        >
          {t('reissue.action')}
        </Button>
      )}
      {mayKeep && (
        <ButtonLink to={paths.microdeposits} variant={mayStillArrive ? 'primary' : 'quiet'} isFullWidth>
          {t('reissue.back')}
        </ButtonLink>
      )}
    </Stack>
  )
}
