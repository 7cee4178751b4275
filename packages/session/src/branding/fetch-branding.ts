import { prefetchBranding } from '@coffer/api-client/branding/prefetch'
import { announcedCapabilities, type Capability } from '@coffer/branding/capabilities'
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
    const unchanged = sent && (await readUnchanged(sent))
    if (unchanged) cacheBuilt(announcedCapabilities(unchanged.capabilities))
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
  const { capabilities: _, ...built } = tenant().branding
  if (showsBuiltTheme() && includesValues(branding, built)) cacheBuilt(branding.capabilities)
  else cacheBranding({ value: branding, ...(await themeOf(branding)) })
}

/** The raw answer where it equals what the page was built with and still shows, capabilities aside. */
async function readUnchanged(sent: Promise<Response>): Promise<Record<string, unknown> | null> {
  const embedded = builtBranding()
  if (!embedded || !showsBuiltTheme()) return null
  const { capabilities: _, ...built } = embedded
  const answer: unknown = await (await sent).clone().json()
  if (!isRecord(answer) || !isRecord(answer.data)) return null
  return includesValues(answer.data, built) ? answer.data : null
}

function cacheBuilt(capabilities: readonly Capability[]): void {
  const { branding, theme } = tenant()
  cacheBranding({ value: { ...branding, capabilities }, variables: {}, darkVariables: {}, logoShapes: theme })
}
