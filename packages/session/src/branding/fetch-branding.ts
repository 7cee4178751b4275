import { prefetchBranding } from '@coffer/api-client/branding/prefetch'
import { isRecord } from '../storage/persisted-state.ts'
import { activeBranding, cacheBranding } from './active-branding.ts'
import { applyTheme, showsBuiltTheme, themeOf } from './apply-theme.ts'
import { includesValues } from './compare.ts'
import { builtBranding, tenant } from './tenant.ts'

interface FetchOptions {
  /** Compares the raw answer first, which needs neither schema nor theme code while nothing has changed. */
  comparesFirst?: boolean
}

let pending: Promise<void> | null = null

/**
 * Fetches the branding when it is absent or an hour old. Concurrent calls share one request. A request that fails, is
 * slow or answers malformed branding changes nothing.
 */
export async function refreshBranding(options: FetchOptions = {}): Promise<void> {
  if (!activeBranding().isDue) return
  pending ??= fetchAndCache(options).finally(() => {
    pending = null
  })
  await pending
}

async function fetchAndCache({ comparesFirst = false }: FetchOptions): Promise<void> {
  try {
    const sent = comparesFirst ? prefetchBranding() : undefined
    if (sent && (await isUnchanged(sent))) cacheBuilt()
    else await fetchValidated(sent)
    await applyTheme()
  } catch {
    // §9: a depositor never sees that branding could not be fetched.
  }
}

async function fetchValidated(sent: Promise<Response> | undefined): Promise<void> {
  const { fetchBranding } = await import('@coffer/api-client/branding/calls')
  const branding = await fetchBranding({ sent })
  const { slug } = tenant()
  if (slug !== '' && branding.slug !== slug) return
  if (showsBuiltTheme() && includesValues(branding, tenant().branding)) cacheBuilt()
  else cacheBranding({ value: branding, ...(await themeOf(branding)) })
}

/** Whether the raw answer equals what the page was built with and still shows. */
async function isUnchanged(sent: Promise<Response>): Promise<boolean> {
  const built = builtBranding()
  if (!built || !showsBuiltTheme()) return false
  const answer: unknown = await (await sent).clone().json()
  return isRecord(answer) && includesValues(answer.data, built)
}

function cacheBuilt(): void {
  const { branding, theme } = tenant()
  cacheBranding({ value: branding, variables: {}, logoShapes: theme })
}
