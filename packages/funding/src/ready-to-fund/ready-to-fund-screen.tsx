import { accountsQuery } from '@coffer/api-client/accounts'
import { initialFundAmountQuery } from '@coffer/api-client/funding'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { StepFrame } from '@coffer/router/step-frame'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { accountsToFundFrom } from '../link-account/linked-account.ts'
import { GoTo } from '../loaded/go-to.tsx'
import { Loaded } from '../loaded/loaded.tsx'
import { useWords } from '../words.ts'
import { ReadyToFund } from './ready-to-fund.tsx'

/** `/fund-account/ready-to-fund`: the last look before money moves. */
export function ReadyToFundScreen() {
  const t = useWords()
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const chosen = useQuery(initialFundAmountQuery())
  return (
    <StepFrame title={t('ready.title')} why={t('ready.why')} back="/fund-account/disclosure">
      <Loaded query={linked}>
        {(links) => (
          <Loaded query={chosen}>
            {({ amount }) => {
              const sources = accountsToFundFrom(links.accounts)
              const [first] = sources
              if (amount === null) return <GoTo to="/fund-account" />
              if (!first) {
                return (
                  <Notice severity="error" title={t('ready.noBank.title')}>
                    {t('ready.noBank.body')}
                  </Notice>
                )
              }
              return (
                <ReadyToFund amount={amount} sources={[first, ...sources.slice(1)]} to={accounts.data?.[0]} />
              )
            }}
          </Loaded>
        )}
      </Loaded>
    </StepFrame>
  )
}
