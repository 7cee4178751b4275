import type { Failure } from '@coffer/api-client/transport'
import { Link } from '@coffer/router/link'
import { useTranslations } from '../messages.ts'

/** Where no code can be asked for or given any more: a locked account is unlocked, a token that has run out replaced. */
export function RecoveryAction({ failure }: { failure: Failure }) {
  const t = useTranslations()
  if (failure.kind === 'forbidden') return <Link to="/mfa-account-locked">{t('code.what-to-do')}</Link>
  if (failure.kind === 'unauthenticated') return <Link to="/logout">{t('code.log-in-again')}</Link>
  return null
}

export const recoveryAction = (failure: Failure) => <RecoveryAction failure={failure} />
