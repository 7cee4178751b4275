import { ButtonLink } from '@coffer/router/link'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useTranslations } from '../messages.ts'
import { manualLink } from '../link-account/linked-account.ts'
import { manualLinkDestination, redirectByLinkedAccounts } from './manual-link-destination.ts'
import { ManualLinkBoundary } from './manual-link-boundary.tsx'
import { microdepositsIncorrect } from '../results.ts'

const statuses = ['pending', 'out-of-tries'] as const

/** `/manual-funding/incorrect`, `/relink/manual/incorrect`: the amounts were wrong; tries left, or new deposits. */
export function IncorrectScreen() {
  const incorrect = microdepositsIncorrect.use()
  return (
    <ManualLinkBoundary statuses={statuses}>
      {({ account, status }) => {
        const mayReissue = account.reissuesLeft !== 0
        if (status === 'out-of-tries') return <Incorrect triesLeft={0} mayReissue={mayReissue} />
        if (!incorrect) return null
        const triesLeft = account.verifyAttemptsLeft ?? incorrect.attemptsLeft
        return <Incorrect triesLeft={triesLeft} mayReissue={mayReissue} />
      }}
    </ManualLinkBoundary>
  )
}

export const incorrectScreen: RedirectingScreen = {
  Screen: IncorrectScreen,
  redirect: redirectByLinkedAccounts((flow, accounts) => {
    const mayBeEntered = manualLink(accounts)?.status === 'pending' && !microdepositsIncorrect.read()
    return mayBeEntered ? flow.paths.microdeposits : manualLinkDestination(flow, accounts, statuses)
  }),
}

function Incorrect({ triesLeft, mayReissue }: { triesLeft: number; mayReissue: boolean }) {
  const t = useTranslations()
  const { paths } = useLinkingFlow()
  const mayTry = triesLeft > 0
  const reissue = mayReissue && (
    <ButtonLink to={paths.reissue} variant={mayTry ? 'secondary' : 'primary'} isFullWidth>
      {t('incorrect.reissue')}
    </ButtonLink>
  )
  return (
    <ResultPage
      tone="failed"
      title={t('incorrect.title')}
      action={
        mayTry ? (
          <ButtonLink to={paths.microdeposits} isFullWidth>
            {t('incorrect.again')}
          </ButtonLink>
        ) : (
          reissue
        )
      }
      secondary={
        mayTry ? (
          reissue
        ) : (
          <ButtonLink to={paths.bankDetails} variant="quiet" isFullWidth>
            {t('incorrect.otherDetails')}
          </ButtonLink>
        )
      }
    >
      <p>{mayTry ? t('incorrect.tries', { count: triesLeft }) : t('incorrect.none')}</p>
    </ResultPage>
  )
}
