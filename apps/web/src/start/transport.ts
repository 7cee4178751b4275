import { configureTransport } from '@coffer/api-client/transport/settings'
import { currentLanguage } from '@coffer/i18n/language'
import { tenant } from '@coffer/session/tenant'

interface CallPorts {
  /** The token of whoever is logged in. */
  bearer?: () => string | null
  /** Raises an alert (§8). */
  onCsrfFailure?: () => void
  /** The token was refused. */
  onUnauthenticated?: () => void
}

/** Points the calls at this institution's provider. */
export function beginTransport(ports: CallPorts = {}): void {
  const { apiBase, csrfMaxAgeSeconds } = tenant().settings
  configureTransport({
    baseUrl: apiBase,
    csrfUrl: apiBase.replace(/\/api\/v1$/, '/sanctum/csrf-cookie'),
    csrfMaxAgeSeconds,
    language: currentLanguage,
    ...ports,
  })
}
