import { resultReport } from '@coffer/router/result-screen'
import { type LinkingFlow, useLinkingFlow } from '../link-account/linking-flow.ts'
import type { RedirectingScreen } from '@coffer/router/screens'
import { messages } from '../messages.ts'
import { manualLink } from '../link-account/linked-account.ts'
import { manualLinkDestination, redirectByLinkedAccounts } from './manual-link-destination.ts'
import { ManualLinkBoundary } from './manual-link-boundary.tsx'
import { microdepositsIncorrect } from '../results.ts'

const statuses = ['pending', 'out-of-tries'] as const

/**
 * `/manual-funding/incorrect`, `/relink/manual/incorrect`: the amounts were wrong, with the attempts left or a link to
 * new deposits.
 */
export function IncorrectScreen() {
  const { paths } = useLinkingFlow()
  const incorrect = microdepositsIncorrect.use()
  return (
    <ManualLinkBoundary statuses={statuses}>
      {({ account, status }) => {
        const mayReissue = account.reissuesLeft !== 0
        if (status === 'out-of-tries') return <Incorrect value={{ triesLeft: 0, mayReissue, paths }} />
        if (!incorrect) return null
        const triesLeft = account.verifyAttemptsLeft ?? incorrect.attemptsLeft
        return <Incorrect value={{ triesLeft, mayReissue, paths }} />
      }}
    </ManualLinkBoundary>
  )
}

export const incorrectScreen: RedirectingScreen = {
  Screen: IncorrectScreen,
  redirect: redirectByLinkedAccounts((flow, accounts) => {
    const isEntryAllowed = manualLink(accounts)?.status === 'pending' && !microdepositsIncorrect.read()
    return isEntryAllowed ? flow.paths.microdeposits : manualLinkDestination(flow, accounts, statuses)
  }),
}

interface IncorrectAmounts {
  triesLeft: number
  mayReissue: boolean
  paths: LinkingFlow['paths']
}

const reissue = ({ mayReissue, paths }: IncorrectAmounts, variant: 'primary' | 'secondary') =>
  mayReissue ? ({ to: paths.reissue, label: 'incorrect.reissue', variant } as const) : null

const Incorrect = resultReport(messages, {
  tone: 'failed',
  title: 'incorrect.title',
  body: ({ triesLeft }: IncorrectAmounts) => [
    triesLeft > 0 ? ['incorrect.tries', { count: triesLeft }] : 'incorrect.none',
  ],
  action: (incorrect) =>
    incorrect.triesLeft > 0
      ? { to: incorrect.paths.microdeposits, label: 'incorrect.again' }
      : reissue(incorrect, 'primary'),
  secondary: (incorrect) =>
    incorrect.triesLeft > 0
      ? reissue(incorrect, 'secondary')
      : { to: incorrect.paths.bankDetails, label: 'incorrect.otherDetails' },
})
