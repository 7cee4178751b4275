import { Link } from '@coffer/router/link'
import { useTranslations } from '../messages.ts'

/** The link to the cancellation. */
export function CancelLink() {
  const t = useTranslations()
  return <Link to="/registration/cancel-account-open">{t('cancel.link')}</Link>
}
