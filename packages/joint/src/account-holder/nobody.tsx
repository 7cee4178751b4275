import { depositorQuery } from '@coffer/api-client/depositor'
import { ButtonLink } from '@coffer/router/link'
import { guardOf } from '@coffer/router/routes'
import { visitorKnown } from '@coffer/router/visitor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWords } from '../words.ts'

/** Nobody shares the account: the way to ask somebody, for those who may. */
export function Nobody() {
  const t = useWords()
  const client = useQueryClient()
  // The guard has brought it; what it says decides here too.
  useQuery({ ...depositorQuery(), enabled: false })
  const mayAdd = guardOf('/joint-account')(visitorKnown(client)).enter
  if (!mayAdd) return <p>{t('holder.none.notYet')}</p>
  return (
    <div>
      <ButtonLink to="/joint-account">{t('holder.none.add')}</ButtonLink>
    </div>
  )
}
