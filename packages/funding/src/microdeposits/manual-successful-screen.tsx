import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { ButtonLink } from '@coffer/router/link'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { accountsToFundFrom } from '../link-account/linked-account.ts'
import { useAccountWords } from '../link-account/linked-account-words.ts'
import { GoTo } from '../loaded/go-to.tsx'
import { Loaded } from '../loaded/loaded.tsx'
import { useWords } from '../words.ts'

/** `/manual-funding/successful`: the account is verified, on to funding. */
export function ManualSuccessfulScreen() {
  const t = useWords()
  const inWords = useAccountWords()
  const linked = useQuery(linkedAccountsQuery())
  return (
    <Loaded query={linked} level={1}>
      {({ accounts }) => {
        const [account] = accountsToFundFrom(accounts)
        if (!account) return <GoTo to="/manual-funding/microdeposits" />
        return (
          <ResultPage
            tone="success"
            title={t('verified.title')}
            action={
              <ButtonLink to="/fund-account" isFullWidth>
                {t('verified.action')}
              </ButtonLink>
            }
          >
            <p>{t('verified.body', inWords(account))}</p>
          </ResultPage>
        )
      }}
    </Loaded>
  )
}
