import { ButtonLink } from '@coffer/router/link'
import { useResult } from '@coffer/session/flow-results'
import { ResultPage } from '@coffer/ui-kit/result-page'
import type { ManualLink } from '../link-account/linked-account.ts'
import { GoTo } from '../loaded/go-to.tsx'
import { useWords } from '../words.ts'
import { LinkLocked } from './link-locked.tsx'
import { ManualLinkLoaded } from './manual-link-loaded.tsx'

/** `/manual-funding/incorrect`: the amounts were wrong; tries left, or new deposits. */
export function IncorrectScreen() {
  const incorrect = useResult('microdeposits-incorrect')
  return (
    <ManualLinkLoaded>
      {({ account, standing }) => {
        if (standing === 'locked') return <LinkLocked />
        if (standing === 'failed') return <Incorrect standing={standing} triesLeft={0} />
        if (!incorrect) return <GoTo to="/manual-funding/microdeposits" />
        return (
          <Incorrect standing={standing} triesLeft={account.verifyAttemptsLeft ?? incorrect.attemptsLeft} />
        )
      }}
    </ManualLinkLoaded>
  )
}

function Incorrect({ standing, triesLeft }: Pick<ManualLink, 'standing'> & { triesLeft: number }) {
  const t = useWords()
  const mayTry = standing === 'pending' && triesLeft > 0
  const reissue = (
    <ButtonLink to="/manual-funding/reissue" variant={mayTry ? 'secondary' : 'primary'} isFullWidth>
      {t('incorrect.reissue')}
    </ButtonLink>
  )
  return (
    <ResultPage
      tone="failed"
      title={t('incorrect.title')}
      action={
        mayTry ? (
          <ButtonLink to="/manual-funding/microdeposits" isFullWidth>
            {t('incorrect.again')}
          </ButtonLink>
        ) : (
          reissue
        )
      }
      secondary={mayTry && reissue}
    >
      <p>{mayTry ? t('incorrect.tries', { count: triesLeft }) : t('incorrect.none')}</p>
    </ResultPage>
  )
}
