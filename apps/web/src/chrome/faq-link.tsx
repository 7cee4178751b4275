import { useSession } from '@coffer/session/session'
import { useTranslations } from '../messages.ts'
import { HeaderLink } from './header-link.tsx'

/** Questions and answers, in the same place on every screen of whoever is logged in. */
export function FaqLink({ isCompact = false }: { isCompact?: boolean }) {
  const t = useTranslations()
  if (useSession().status !== 'signed-in') return null
  return <HeaderLink to="/faq" icon="help" word={t('header.faq')} isCompact={isCompact} />
}
