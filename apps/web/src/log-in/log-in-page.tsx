import { useBranding } from '@coffer/session/branding'
import type { LoginAnswer } from '@coffer/session/session'
import { Footer } from '@coffer/ui-kit/footer'
import { GlobalStyle } from '@coffer/ui-kit/global-style'
import { LanguagePicker } from '@coffer/ui-kit/language-picker'
import { LogInForm } from '@coffer/auth/log-in'
import { useEffect } from 'react'
import { useLogInBanners } from '../banners/log-in-banners.tsx'
import { ContactButton } from '../chrome/contact-button.tsx'
import { LogInFrame } from '../chrome/log-in-frame.tsx'
import { useTranslations } from '../messages.ts'

interface LogInPageProps {
  onLoggedIn: (answer: LoginAnswer) => void | Promise<void>
  /** Called once the page is hydrated. */
  onHydrated?: () => void
}

/** The log-in page without the application around it. It is prerendered, and hydrated before the application loads. */
export function LogInPage({ onLoggedIn, onHydrated }: LogInPageProps) {
  const t = useTranslations()
  const { name } = useBranding()
  const { banners, isLate } = useLogInBanners()
  useEffect(() => onHydrated?.(), [onHydrated])
  useEffect(() => {
    document.title = t('page-title', { title: t('log-in.page'), institution: name })
  })
  return (
    <>
      <GlobalStyle />
      <LogInFrame
        hasOffer
        banners={!isLate && banners}
        footer={<Footer contact={<ContactButton />} language={<LanguagePicker />} />}
      >
        <LogInForm onLoggedIn={onLoggedIn} />
        {isLate && banners}
      </LogInFrame>
    </>
  )
}
