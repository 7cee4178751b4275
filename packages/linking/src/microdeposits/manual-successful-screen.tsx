import { QueryBoundary } from '@coffer/errors/query-boundary'
import { type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import { ButtonLink } from '@coffer/router/link'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { type LinkingFlow, useLinkingFlow } from '../link-account/linking-flow.ts'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useRedirect } from '@coffer/router/use-redirect'
import { redirectByLinkedAccounts } from './manual-link-destination.ts'
import { useTranslations } from '../messages.ts'

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
  const t = useTranslations()
  const values = useLinkedAccountValues()
  const flow = useLinkingFlow()
  const { paths, messages } = flow
  const account = verified(flow, accounts)
  useRedirect(account ? null : paths.microdeposits)
  if (!account) return null
  return (
    <ResultPage
      tone="success"
      title={t('verified.title')}
      action={
        <ButtonLink to={paths.afterwards} isFullWidth>
          {t(messages.afterwards)}
        </ButtonLink>
      }
    >
      <p>{t(messages.verified, values(account))}</p>
    </ResultPage>
  )
}
