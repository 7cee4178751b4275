import { useSession } from '@coffer/session/session'
import { useTranslations } from '../messages.ts'
import { HeaderLink } from './header-link.tsx'

/** The header's link to the FAQ, on every screen with a session. */
export function FaqLink({ isCompact = false }: { isCompact?: boolean }) {
  const t = useTranslations()
  if (useSession().status !== 'signed-in') return null
  return <HeaderLink to="/faq" icon="help" label={t('header.faq')} isCompact={isCompact} />
}
