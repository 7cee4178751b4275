import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { accountsQuery } from '@coffer/api-client/accounts'
import { initialFundAmountQuery } from '@coffer/api-client/funding'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { StepFrame } from '@coffer/router/step-frame'
import { useQuery } from '@tanstack/react-query'
import { FundedBoundary } from '../fund-account/funded-boundary.tsx'
import { accountsToFundFrom } from '../fund-account/accounts-to-fund-from.ts'
import { recentData } from '@coffer/router/recent-data'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useTranslations } from '../messages.ts'
import { NoUsableBank } from './no-usable-bank.tsx'
import { ReadyToFund } from './ready-to-fund.tsx'
import { useFirstDeposit } from './use-first-deposit.ts'

/** `/fund-account/ready-to-fund`: the review before the transfer. */
export function ReadyToFundScreen() {
  const t = useTranslations()
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const chosen = useQuery(initialFundAmountQuery())
  const submission = useFirstDeposit()
  const { status } = submission.state
  return (
    <FundedBoundary isSubmitting={status === 'pending' || status === 'done'}>
      <StepFrame title={t('ready.title')} why={t('ready.why')} back="/fund-account/disclosure">
        <ForbiddenNotice errors={[accounts.error]} />
        <QueryBoundary query={linked}>
          {(links) => (
            <QueryBoundary query={chosen}>
              {({ amount }) => {
                const [first, ...others] = accountsToFundFrom(links.accounts)
                if (amount === null) return null
                if (!first) return <NoUsableBank />
                return (
                  <ReadyToFund
                    amount={amount}
                    sources={[first, ...others]}
                    to={accounts.data?.[0]}
                    submission={submission}
                  />
                )
              }}
            </QueryBoundary>
          )}
        </QueryBoundary>
      </StepFrame>
    </FundedBoundary>
  )
}

/** Redirects to the amount if none is saved. */
export const readyToFundScreen: RedirectingScreen = {
  Screen: ReadyToFundScreen,
  redirect: async ({ queryClient }) => {
    const chosen = await recentData(queryClient, initialFundAmountQuery())
    return chosen?.amount === null ? '/fund-account' : null
  },
}
