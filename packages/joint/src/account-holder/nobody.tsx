import { ButtonLink } from '@coffer/router/link'
import { guardOf } from '@coffer/router/routes'
import { visitorKnown } from '@coffer/router/visitor'
import { useQueryClient } from '@tanstack/react-query'
import { useWords } from '../words.ts'

/** Nobody shares the account: the way to ask somebody, for those who may. */
export function Nobody() {
  const t = useWords()
  const client = useQueryClient()
  // The guard of this screen has brought all that is known of the depositor; the screen itself, that nobody is asked.
  const mayAdd = guardOf('/joint-account')({ ...visitorKnown(client), jointHolder: null }).enter
  if (!mayAdd) return <p>{t('holder.none.notYet')}</p>
  return (
    <div>
      <ButtonLink to="/joint-account">{t('holder.none.add')}</ButtonLink>
    </div>
  )
}
