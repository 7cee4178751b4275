import { useSession } from '@coffer/session/session'
import { useWords } from '../words.ts'
import { HeaderLink } from './header-link.tsx'

/** Questions and answers, in the same place on every screen of whoever is logged in. */
export function FaqLink({ isCompact = false }: { isCompact?: boolean }) {
  const t = useWords()
  if (useSession().kind !== 'signed-in') return null
  return <HeaderLink to="/faq" icon="help" word={t('header.faq')} isCompact={isCompact} />
}
