import { findEnterableRoute } from '@coffer/router/first-enterable'
import { ButtonLink } from '@coffer/router/link'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** The link to invite a joint holder, for depositors who may. */
export function AddHolder() {
  const t = useTranslations()
  const client = useQueryClient()
  // The guard has fetched the access context; this screen has established that there is no holder.
  if (findEnterableRoute(client, ['/joint-account'], { jointHolder: null }) === null)
    return <p>{t('holder.none.notYet')}</p>
  return (
    <div>
      <ButtonLink to="/joint-account">{t('holder.none.add')}</ButtonLink>
    </div>
  )
}
