import { QueryBoundary } from '@coffer/errors/query-boundary'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { ButtonLink } from '@coffer/router/link'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { Navigate } from '@coffer/router/navigate'
import { useTranslations } from '../messages.ts'

/** `/manual-funding/successful`, `/relink/manual/successful`: the account is verified, on to what it was linked for. */
export function ManualSuccessfulScreen() {
  const t = useTranslations()
  const inWords = useLinkedAccountValues()
  const { paths, words, isLinked } = useLinkingFlow()
  const linked = useQuery(linkedAccountsQuery())
  return (
    <QueryBoundary query={linked} level={1}>
      {({ accounts }) => {
        const account = accounts.find(({ status }) => isLinked(status))
        if (!account) return <Navigate to={paths.microdeposits} />
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
    </QueryBoundary>
  )
}
