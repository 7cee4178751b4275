import { StepFrame } from '@coffer/router/step-frame'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useTranslations } from '../messages.ts'
import { ManualLinkBoundary } from './manual-link-boundary.tsx'
import { MicrodepositsForm } from './microdeposits-form.tsx'
import type { RedirectingScreen } from '@coffer/router/screens'
import { redirectByManualLink } from './manual-link-destination.ts'

const statuses = ['pending'] as const

/** `/manual-funding/microdeposits`, `/relink/manual/microdeposits`: the form for the two amounts. */
export function MicrodepositsScreen() {
  const t = useTranslations()
  const values = useLinkedAccountValues()
  const { paths } = useLinkingFlow()
  return (
    <ManualLinkBoundary statuses={statuses}>
      {({ account }) => (
        <StepFrame title={t('amounts.title')} why={t('amounts.why', values(account))} back={paths.sent}>
          <MicrodepositsForm account={account} />
        </StepFrame>
      )}
    </ManualLinkBoundary>
  )
}

export const microdepositsScreen: RedirectingScreen = {
  Screen: MicrodepositsScreen,
  redirect: redirectByManualLink(statuses),
}
