import { accountsQuery } from '@coffer/api-client/accounts'
import { initialFundAmountQuery } from '@coffer/api-client/funding'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { defaultLimits } from '@coffer/domain/limits'
import { StepFrame } from '@coffer/router/step-frame'
import { useQuery } from '@tanstack/react-query'
import { accountsToFundFrom } from '../link-account/linked-account.ts'
import { useAccountWords } from '../link-account/linked-account-words.ts'
import { Loaded } from '../loaded/loaded.tsx'
import { useWords } from '../words.ts'
import { FundAccountForm } from './fund-account-form.tsx'

/** `/fund-account`: the first amount. */
export function FundAccountScreen() {
  const t = useWords()
  const inWords = useAccountWords()
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const chosen = useQuery(initialFundAmountQuery())
  const [from] = accountsToFundFrom(linked.data?.accounts ?? [])
  return (
    <StepFrame
      title={t('amount.title')}
      why={from ? t('amount.why', inWords(from)) : t('amount.why.unknown')}
    >
      <Loaded query={accounts}>
        {([account]) => (
          <Loaded query={chosen}>
            {({ amount }) => <FundAccountForm chosen={amount} limits={account?.limits ?? defaultLimits} />}
          </Loaded>
        )}
      </Loaded>
    </StepFrame>
  )
}
