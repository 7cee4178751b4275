import { Link } from '@coffer/router/link'
import { useWords } from '../words.ts'

/** The quiet way out of an application, wherever one would look for it. */
export function CancelLink() {
  const t = useWords()
  return <Link to="/registration/cancel-account-open">{t('cancel.link')}</Link>
}
