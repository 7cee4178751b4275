import { Link } from '@coffer/router/link'
import { useTranslations } from '../messages.ts'

/** The quiet way out of an application, wherever one would look for it. */
export function CancelLink() {
  const t = useTranslations()
  return <Link to="/registration/cancel-account-open">{t('cancel.link')}</Link>
}
