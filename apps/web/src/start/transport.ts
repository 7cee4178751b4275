import type { ApiError } from '@coffer/api-client/transport/failure'
import { configureTransport } from '@coffer/api-client/transport/settings'
import { tokenPrefixFor } from '@coffer/api-client/transport/token-prefix'
import { currentLanguage } from '@coffer/i18n/language'
import { tenant } from '@coffer/session/tenant'

interface CallPorts {
  /** The session's token. */
  bearer?: () => string | null
  /** Called when the CSRF handshake has failed. */
  onCsrfFailure?: (error: ApiError) => void
  /** Called when the provider refuses the token. */
  onUnauthenticated?: () => void
}

/** Configures the transport for this tenant's provider. */
export function startTransport(ports: CallPorts = {}): void {
  const { slug, settings } = tenant()
  const { apiBase, csrfMaxAgeSeconds } = settings
  configureTransport({
    baseUrl: apiBase,
    csrfUrl: apiBase.replace(/\/api\/v1$/, '/sanctum/csrf-cookie'),
    csrfMaxAgeSeconds,
    tokenPrefix: tokenPrefixFor(location.hostname, slug),
    language: currentLanguage,
    early: window['__early'],
    ...ports,
  })
}
