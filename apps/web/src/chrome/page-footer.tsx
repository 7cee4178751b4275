import { Link, useRoute } from '@coffer/router/link'
import { useSession } from '@coffer/session/session'
import { Footer } from '@coffer/ui-kit/footer'
import { LanguagePicker } from '@coffer/ui-kit/language-picker'
import { useWords } from '../words.ts'
import { ContactButton } from './contact-button.tsx'

/** "Need help?": inside, writing a message and logging out; outside, how to reach support (§2.4). */
export function PageFooter() {
  const t = useWords()
  const { facts } = useRoute()
  const session = useSession()
  if (session.kind === 'visitor') {
    return <Footer contact={<ContactButton />} language={<LanguagePicker />} />
  }
  const inside = facts.chrome === 'bank' ? '/message-center/add-new-message' : MESSAGES_BEFORE
  return (
    <Footer
      contact={
        session.kind === 'signed-in' ? <Link to={inside}>{t('footer.contact')}</Link> : <ContactButton />
      }
      logOut={<Link to="/logout">{t('footer.log-out')}</Link>}
      language={<LanguagePicker />}
    />
  )
}

const MESSAGES_BEFORE = '/registration/message-center/add-new-message'
