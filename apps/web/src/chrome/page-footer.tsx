import { Link, useRoute } from '@coffer/router/link'
import { useSession } from '@coffer/session/session'
import { Footer } from '@coffer/ui-kit/footer'
import { LanguagePicker } from '@coffer/ui-kit/language-picker'
import { useTranslations } from '../messages.ts'
import { ContactButton } from './contact-button.tsx'
import { useMessageRoutes } from './use-message-routes.ts'

/** "Need help?" links: to a message and to log-out with a session, to the support contacts without one. */
export function PageFooter() {
  const t = useTranslations()
  const { path } = useRoute()
  const session = useSession()
  const routes = useMessageRoutes()
  const isAtLogIn = path === '/' || path === '/login'
  return (
    <Footer
      contact={
        routes ? (
          <Link to={routes.write}>{t('footer.contact')}</Link>
        ) : (
          <ContactButton {...(session.status === 'visitor' && !isAtLogIn && { logInHref: '/login' })} />
        )
      }
      logOut={session.status !== 'visitor' && <Link to="/logout">{t('footer.log-out')}</Link>}
      language={<LanguagePicker />}
    />
  )
}
