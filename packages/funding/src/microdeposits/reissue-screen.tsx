import { StepFrame } from '@coffer/router/step-frame'
import { useAccountWords } from '../link-account/linked-account-words.ts'
import { useWords } from '../words.ts'
import { LinkLocked } from './link-locked.tsx'
import { ManualLinkLoaded } from './manual-link-loaded.tsx'
import { ReissueForm } from './reissue-form.tsx'

/** `/manual-funding/reissue`: two new deposits in place of the earlier ones. */
export function ReissueScreen() {
  const t = useWords()
  const inWords = useAccountWords()
  return (
    <ManualLinkLoaded>
      {({ account, standing }) =>
        standing === 'locked' ? (
          <LinkLocked />
        ) : (
          <StepFrame title={t('reissue.title')} why={t('reissue.why', inWords(account))}>
            <ReissueForm accountId={account.uuid} mayKeep={standing === 'pending'} />
          </StepFrame>
        )
      }
    </ManualLinkLoaded>
  )
}
