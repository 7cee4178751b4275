import type { LoginAnswer } from '@coffer/session/session'
import { Footer } from '@coffer/ui-kit/footer'
import { GlobalStyle } from '@coffer/ui-kit/global-style'
import { LanguagePicker } from '@coffer/ui-kit/language-picker'
import { LogInForm } from '@coffer/auth/log-in'
import { ContactButton } from '../chrome/contact-button.tsx'
import { FrontFrame } from '../chrome/front-frame.tsx'

/** The log-in page without the application around it: what is prerendered, and hydrated first. */
export function LogInPage({ onLoggedIn }: { onLoggedIn: (answer: LoginAnswer) => void | Promise<void> }) {
  return (
    <>
      <GlobalStyle />
      <FrontFrame footer={<Footer contact={<ContactButton />} language={<LanguagePicker />} />}>
        <LogInForm onLoggedIn={onLoggedIn} />
      </FrontFrame>
    </>
  )
}
