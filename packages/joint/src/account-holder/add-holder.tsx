import { firstEnterable } from '@coffer/router/first-enterable'
import { ButtonLink } from '@coffer/router/link'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** No joint holder: the link to invite one, for depositors who may. */
export function AddHolder() {
  const t = useTranslations()
  const client = useQueryClient()
  // The guard of this screen has fetched the depositor's access context; the screen itself, that there is no holder.
  if (firstEnterable(client, ['/joint-account'], { jointHolder: null }) === null)
    return <p>{t('holder.none.notYet')}</p>
  return (
    <div>
      <ButtonLink to="/joint-account">{t('holder.none.add')}</ButtonLink>
    </div>
  )
}
