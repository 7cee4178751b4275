import { type Reissued, reissueMicrodeposits } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { failureOf } from '@coffer/errors/failure-of'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink, type RoutePath, useNavigate } from '@coffer/router/link'
import type { RedirectingScreen } from '@coffer/router/screens'
import { StepFrame } from '@coffer/router/step-frame'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { Notice } from '@coffer/ui-kit/notice'
import type { ManualLink } from '../link-account/linked-account.ts'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useLinkingRefresh } from '../link-account/use-linking-refresh.ts'
import { useTranslations } from '../messages.ts'
import { microdepositsIncorrect, microdepositsReissued } from '../results.ts'
import { isOverdue } from './deposits-due.ts'
import { ManualLinkBoundary } from './manual-link-boundary.tsx'
import { redirectByManualLink } from './manual-link-destination.ts'

const statuses = ['pending', 'out-of-tries', 'timed-out'] as const

/** `/manual-funding/reissue`, `/relink/manual/reissue`: requests two new deposits that replace the earlier ones. */
export function ReissueScreen() {
  return <ManualLinkBoundary statuses={statuses}>{(link) => <Reissue {...link} />}</ManualLinkBoundary>
}

function Reissue({ account, status }: ManualLink) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const values = useLinkedAccountValues()
  const { paths } = useLinkingFlow()
  const { microdepositsExpectedOn: expectedBy, reissuesLeft } = account
  const mayStillArrive = status === 'pending' && expectedBy !== null && !isOverdue(expectedBy, providerNow())
  return (
    <StepFrame
      title={t('reissue.title')}
      why={reissuesLeft === 0 ? undefined : t('reissue.why', values(account))}
      back={status === 'pending' ? paths.microdeposits : paths.selection}
    >
      {mayStillArrive && reissuesLeft !== 0 && (
        <Notice severity="info" title={t('reissue.early.title', { date: weekdayDate(expectedBy) })}>
          {t('reissue.early.body')}
        </Notice>
      )}
      {reissuesLeft === 0 ? (
        <NoneLeft />
      ) : (
        <>
          {reissuesLeft !== null && <p>{t('reissue.left', { count: reissuesLeft })}</p>}
          <ReissueForm
            accountId={account.uuid}
            mayKeep={status === 'pending'}
            mayStillArrive={mayStillArrive}
          />
        </>
      )}
    </StepFrame>
  )
}

/** Says that no more deposits can be sent. */
function NoneLeft() {
  const t = useTranslations()
  const { paths } = useLinkingFlow()
  return (
    <>
      <Notice severity="warning">{t('reissue.locked')}</Notice>
      <ButtonLink to={paths.selection} isFullWidth>
        {t('link.another')}
      </ButtonLink>
    </>
  )
}

export const reissueScreen: RedirectingScreen = {
  Screen: ReissueScreen,
  redirect: redirectByManualLink(statuses),
}

interface ReissueFormProps {
  accountId: string
  /** Whether the earlier deposits have attempts left. */
  mayKeep: boolean
  /** Whether the earlier deposits may still arrive. Waiting for them is then the primary action. */
  mayStillArrive: boolean
}

/** Requests two new deposits. After the last reissue the provider rejects this, because the account is locked. */
function ReissueForm({ accountId, mayKeep, mayStillArrive }: ReissueFormProps) {
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
