import type { Page } from '@playwright/test'

/** The virtual authenticator of a page's browser, with passkeys whose use the owner confirms. */
export interface Authenticator {
  /** Sets whether the owner confirms from now on; otherwise a ceremony ends as if it was canceled. */
  setConfirming: (isConfirming: boolean) => Promise<void>
  /** The hosts of its passkeys. */
  hosts: () => Promise<string[]>
}

/** Gives a page a virtual authenticator (Chrome DevTools Protocol, WebAuthn). */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async setConfirming(isUserVerified) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    async hosts() {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.map(({ rpId = '' }) => rpId)
    },
  }
}
