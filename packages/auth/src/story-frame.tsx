import { pageNow } from '@coffer/domain/test-clock'
import { darkMedia, useAppearance } from '@coffer/session/appearance'
import { useBranding, useDarkLogo, useInsurer, useLogo } from '@coffer/session/branding'
import { clearLogoutReason } from '@coffer/session/logout-reason'
import { beginMfa, recordSentCode } from '@coffer/session/session'
import { clearRoot } from '@coffer/session/store'
import { InsurerSign } from '@coffer/ui-kit/insurer-sign'
import { LogInLayout } from '@coffer/ui-kit/log-in-layout'
import { Logo } from '@coffer/ui-kit/logo'
import type { ReactNode } from 'react'

/** Renders a story in the frame of the log-in pages. */
export function StoryLogInFrame({ children }: { children: ReactNode }) {
  const { logoAltText } = useBranding()
  const insurer = useInsurer()
  const darkSrc = useDarkLogo()
  const dark = { src: darkSrc ?? '', media: darkMedia(useAppearance()) }
  return (
    <LogInLayout
      logo={<Logo src={useLogo('logInLogo')} alt={logoAltText} dark={darkSrc ? dark : undefined} />}
      sign={insurer !== 'none' && <InsurerSign insurer={insurer} />}
    >
      {children}
    </LogInLayout>
  )
}

/** No session, no stored state and no log-out reason. */
export function asVisitor(): void {
  clearRoot()
  clearLogoutReason()
}

/** Accepts the password and leaves the MFA pending. */
export function withMfaPending(
  enrolled: readonly ('sms' | 'email')[] = ['sms', 'email'],
  { hasPasskey = false } = {},
): void {
  asVisitor()
  beginMfa({
    token: 'pending',
    nonceToken: 'nonce',
    maskedEmail: 'a•••@example.com',
    mfa: { enrolled, hasPasskey, maskedPhone: enrolled.includes('sms') ? '(•••) •••-0123' : null },
    session: null,
  })
}

/** Records a sent code. Another can be requested in `seconds`. */
export function withCodeSent(seconds: number): void {
  withMfaPending()
  const resendAt = pageNow() + seconds * 1000
  recordSentCode({ via: 'sms', nonceToken: 'nonce', maskedDestination: '(•••) •••-0123', resendAt })
}
