import { configureTransport } from '@coffer/api-client/transport/settings'
import { bearer } from '@coffer/session/session'
import { tenant } from '@coffer/session/tenant'

/** Points the calls at this institution's provider; `onCsrfFailure` raises an alert (§8). */
export function beginTransport(onCsrfFailure: () => void): void {
  const { apiBase, csrfMaxAgeSeconds } = tenant().settings
  configureTransport({
    baseUrl: apiBase,
    csrfUrl: apiBase.replace(/\/api\/v1$/, '/sanctum/csrf-cookie'),
    csrfMaxAgeSeconds,
    bearer,
    onCsrfFailure,
  })
}
