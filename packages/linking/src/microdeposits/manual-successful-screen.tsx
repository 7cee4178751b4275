import { QueryBoundary } from '@coffer/errors/query-boundary'
import { type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { datesOfNow } from '@coffer/domain/transfers'
import type { MessageValues } from '@coffer/i18n/messages'
import { resultReport } from '@coffer/router/result-screen'
import { useQuery } from '@tanstack/react-query'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { type LinkingFlow, useLinkingFlow } from '../link-account/linking-flow.ts'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useRedirect } from '@coffer/router/use-redirect'
import { redirectByLinkedAccounts } from './manual-link-destination.ts'
import { messages } from '../messages.ts'

/** `/manual-funding/successful`, `/relink/manual/successful`: the account is verified, on to what it was linked for. */
export function ManualSuccessfulScreen() {
  const linked = useQuery(linkedAccountsQuery())
  return (
    <QueryBoundary query={linked} level={1}>
      {({ accounts }) => <WhileLinked accounts={accounts} />}
    </QueryBoundary>
  )
}

const verified = ({ isLinked }: LinkingFlow, accounts: readonly LinkedAccount[]) =>
  accounts.find(({ status }) => isLinked(status))

export const manualSuccessfulScreen: RedirectingScreen = {
  Screen: ManualSuccessfulScreen,
  redirect: redirectByLinkedAccounts((flow, accounts) =>
    verified(flow, accounts) ? null : flow.paths.microdeposits,
  ),
}

/** Until the account is locked or replaced. */
function WhileLinked({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const valuesOf = useLinkedAccountValues()
  const flow = useLinkingFlow()
  const account = verified(flow, accounts)
  useRedirect(account ? null : flow.paths.microdeposits)
  return account && <Verified value={{ values: valuesOf(account), flow }} />
}

const Verified = resultReport(messages, {
  tone: 'success',
  moment: 'linked',
  title: 'verified.title',
  body: ({ values, flow }: { values: MessageValues; flow: LinkingFlow }, { weekdayDate }) => [
    [flow.messages.verified, values],
    ['verified.when', { date: weekdayDate(datesOfNow(providerNow()).arrives) }],
  ],
  action: ({ flow }) => ({ to: flow.paths.afterwards, label: flow.messages.afterwards }),
})
