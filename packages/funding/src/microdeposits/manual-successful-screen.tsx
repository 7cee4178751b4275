import { Loaded } from '@coffer/errors/loaded'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { ButtonLink } from '@coffer/router/link'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { useAccountWords } from '@coffer/linked-accounts/account-name'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { GoTo } from '@coffer/router/go-to'
import { useWords } from '../words.ts'

/** `/manual-funding/successful`, `/relink/manual/successful`: the account is verified, on to what it was linked for. */
export function ManualSuccessfulScreen() {
  const t = useWords()
  const inWords = useAccountWords()
  const { paths, words, isLinked } = useLinkingFlow()
  const linked = useQuery(linkedAccountsQuery())
  return (
    <Loaded query={linked} level={1}>
      {({ accounts }) => {
        const account = accounts.find(({ status }) => isLinked(status))
        if (!account) return <GoTo to={paths.microdeposits} />
        return (
          <ResultPage
            tone="success"
            title={t('verified.title')}
            action={
              <ButtonLink to={paths.afterwards} isFullWidth>
                {t(words.afterwards)}
              </ButtonLink>
            }
          >
            <p>{t(words.verified, inWords(account))}</p>
          </ResultPage>
        )
      }}
    </Loaded>
  )
}
