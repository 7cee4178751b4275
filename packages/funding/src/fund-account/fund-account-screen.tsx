import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { accountsQuery } from '@coffer/api-client/accounts'
import { initialFundAmountQuery } from '@coffer/api-client/funding'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { linkingSuccess, microdepositsVerified } from '@coffer/router/access-results'
import { StepFrame } from '@coffer/router/step-frame'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '@coffer/ui-kit/notice'
import { accountsToFundFrom } from './accounts-to-fund-from.ts'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { useTranslations } from '../messages.ts'
import { FundAccountForm } from './fund-account-form.tsx'
import { FundedBoundary } from './funded-boundary.tsx'

/** `/fund-account`: the first amount. */
export function FundAccountScreen() {
  const t = useTranslations()
  const values = useLinkedAccountValues()
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const chosen = useQuery(initialFundAmountQuery())
  const sources = accountsToFundFrom(linked.data?.accounts ?? [])
  const [from] = sources
  const why = () => {
    if (!from) return t('amount.why.unknown')
    return sources.length > 1 ? t('amount.why.several') : t('amount.why', values(from))
  }
  return (
    <FundedBoundary>
      <StepFrame title={t('amount.title')} why={why()}>
        <JustLinked />
        <ForbiddenNotice errors={[linked.error]} />
        <QueryBoundary query={accounts}>
          {([account]) => (
            <QueryBoundary query={chosen}>
              {({ amount }) => (
                <FundAccountForm
                  chosen={amount}
                  account={account}
                  from={from && sources.length === 1 ? from : null}
                />
              )}
            </QueryBoundary>
          )}
        </QueryBoundary>
      </StepFrame>
    </FundedBoundary>
  )
}

/** After instant linking, which leads here at once; verified microdeposits have a screen of their own. */
function JustLinked() {
  const t = useTranslations()
  const isVerified = microdepositsVerified.use() !== null
  if (linkingSuccess.use() === null || isVerified) return null
  return (
    <Notice severity="success" title={t('amount.linked.title')}>
      {t('amount.linked.text')}
    </Notice>
  )
}
