import { ButtonLink } from '@coffer/router/link'
import { routeOf } from '@coffer/router/routes'
import { cachedAccessContext } from '@coffer/router/access-context'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** Nobody shares the account: the way to ask somebody, for those who may. */
export function AddHolder() {
  const t = useTranslations()
  const client = useQueryClient()
  // The guard of this screen has brought all that is known of the depositor; the screen itself, that nobody is asked.
  const context = { ...cachedAccessContext(client), jointHolder: null }
  const mayAdd = routeOf('/joint-account').guard(context).isAllowed
  if (!mayAdd) return <p>{t('holder.none.notYet')}</p>
  return (
    <div>
      <ButtonLink to="/joint-account">{t('holder.none.add')}</ButtonLink>
    </div>
  )
}
