import { StepFrame } from '@coffer/router/step-frame'
import { useAccountWords } from '../link-account/linked-account-words.ts'
import { GoTo } from '../loaded/go-to.tsx'
import { useWords } from '../words.ts'
import { ManualLinkLoaded } from './manual-link-loaded.tsx'
import { MicrodepositsForm } from './microdeposits-form.tsx'

/** `/manual-funding/microdeposits`: the two amounts that arrived. */
export function MicrodepositsScreen() {
  const t = useWords()
  const inWords = useAccountWords()
  return (
    <ManualLinkLoaded>
      {({ account, standing }) =>
        standing === 'pending' ? (
          <StepFrame
            title={t('amounts.title')}
            why={t('amounts.why', inWords(account))}
            back="/manual-funding/microdeposits/sent"
          >
            <MicrodepositsForm account={account} />
          </StepFrame>
        ) : (
          <GoTo to="/manual-funding/incorrect" />
        )
      }
    </ManualLinkLoaded>
  )
}
