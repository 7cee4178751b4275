import { QueryBoundary } from '@coffer/errors/query-boundary'
import { type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { datesOfNow } from '@coffer/domain/transfers'
import type { MessageValues } from '@coffer/i18n/messages'
import { resultReport } from '@coffer/router/result-screen'
import { useQuery } from '@tanstack/react-query'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { type LinkingFlow, useLinkingFlow } from '../link-account/linking-flow.ts'
import type { RoutePath } from '@coffer/router/link'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useRedirect } from '@coffer/router/use-redirect'
import { newlyLinked, redirectByLinkedAccounts } from './manual-link-destination.ts'
import { messages } from '../messages.ts'

/**
 * `/manual-funding/successful`, `/relink/manual/successful`, `/my-account/link-bank/success`: the account is verified,
 * with a link to the flow’s next screen.
 */
export function ManualSuccessfulScreen() {
  const linked = useQuery(linkedAccountsQuery())
  return (
    <QueryBoundary query={linked} level={1}>
      {({ accounts }) => <WhileLinked accounts={accounts} />}
    </QueryBoundary>
  )
}

export const manualSuccessfulScreen: RedirectingScreen = {
  Screen: ManualSuccessfulScreen,
  redirect: redirectByLinkedAccounts((flow, accounts) =>
    newlyLinked(flow, accounts) ? null : fallbackPath(flow),
  ),
}

/** The redirect if there is no account to report. */
const fallbackPath = ({ name, paths }: LinkingFlow): RoutePath =>
  name === 'another' ? paths.later : paths.microdeposits

/** Renders until the account is locked or replaced. */
function WhileLinked({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const valuesOf = useLinkedAccountValues()
  const flow = useLinkingFlow()
  const account = newlyLinked(flow, accounts)
  useRedirect(account ? null : fallbackPath(flow))
  return account && <Verified value={{ values: valuesOf(account), flow }} />
}

interface VerifiedLink {
  values: MessageValues
  flow: LinkingFlow
}

const Verified = resultReport(messages, {
  tone: 'success',
  moment: 'linked',
  title: ({ flow }: VerifiedLink) => flow.messages.verifiedTitle,
  body: ({ values, flow }, { weekdayDate }) => [
    [flow.messages.verified, values],
    ['verified.when', { date: weekdayDate(datesOfNow(providerNow()).arrives) }],
  ],
  action: ({ flow }) => ({ to: flow.paths.afterwards, label: flow.messages.afterwards }),
})
