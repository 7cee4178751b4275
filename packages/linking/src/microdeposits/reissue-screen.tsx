import { providerNow } from '@coffer/api-client/transport'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { Notice } from '@coffer/ui-kit/notice'
import type { ManualLink } from '../link-account/linked-account.ts'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useTranslations } from '../messages.ts'
import { isOverdue } from './deposits-due.ts'
import { ManualLinkBoundary } from './manual-link-boundary.tsx'
import { ReissueForm } from './reissue-form.tsx'
import type { RedirectingScreen } from '@coffer/router/screens'
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
