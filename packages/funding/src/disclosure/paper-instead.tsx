import { Link } from '@coffer/router/link'
import { useTranslations } from '../messages.ts'

/** Explains how to get the documents on paper. */
export function PaperInstead() {
  const t = useTranslations()
  return (
    <p>
      <span>{t('disclosure.esign.refuse')}</span>{' '}
      <Link to="/registration/message-center/add-new-message">{t('disclosure.esign.contact')}</Link>
    </p>
  )
}
