import type { Failure } from '@coffer/api-client/transport'
import { Link } from '@coffer/router/link'
import { useTranslations } from '../messages.ts'

/** The action if no code can be sent or verified any more: unlock the account, or log in again. */
export function RecoveryAction({ failure }: { failure: Failure }) {
  const t = useTranslations()
  if (failure.kind === 'forbidden') return <Link to="/mfa-account-locked">{t('code.what-to-do')}</Link>
  if (failure.kind === 'unauthenticated') return <Link to="/logout">{t('code.log-in-again')}</Link>
  return null
}

export const recoveryAction = (failure: Failure) => <RecoveryAction failure={failure} />
