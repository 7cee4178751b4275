import { prefetchBranding } from '@coffer/api-client/branding/prefetch'
import { announcedCapabilities, type Capability } from '@coffer/branding/capabilities'
import { isRecord } from '../storage/persisted-state.ts'
import { activeBranding, cacheBranding, type FetchedBranding } from './active-branding.ts'
import { applyTheme, showsBuiltTheme, deriveTheme } from './apply-theme.ts'
import { includesValues } from './compare.ts'
import { builtBranding, tenant, type TenantBlock } from './tenant.ts'

interface FetchOptions {
  /** Compares the raw response first, which needs neither schema nor theme code if nothing has changed. */
  comparesFirst?: boolean
  /** A response that the page requested early, compared in the same way. If it failed, the call is repeated. */
  early?: Promise<Response> | undefined
}

let pending: { readonly tenant: TenantBlock; readonly done: Promise<void> } | null = null

/**
 * Fetches the branding when it is absent or an hour old. Concurrent calls share one request. A request that fails, is
 * slow or returns malformed branding has no effect; neither has the response for a tenant that the page has left.
 */
export async function refreshBranding(options: FetchOptions = {}): Promise<void> {
  if (!activeBranding().isDue) return
  const current = tenant()
  if (pending?.tenant !== current) {
    const refresh = {
      tenant: current,
      done: fetchAndCache(options).finally(() => {
        if (pending === refresh) pending = null
      }),
    }
    pending = refresh
  }
  await pending.done
}

async function fetchAndCache({ comparesFirst = false, early }: FetchOptions): Promise<void> {
  const current = tenant()
  try {
    const sent = comparesFirst ? prefetchBranding() : undefined
    const unchanged = await (sent ? readUnchanged(sent) : early && readUnchanged(early).catch(() => null))
    const answer = unchanged
      ? asBuilt(announcedCapabilities(unchanged.capabilities))
      : await fetchValidated(sent)
    if (!answer || tenant() !== current) return
    cacheBranding(answer)
    await applyTheme()
  } catch {
    // Depositors are not shown that branding could not be fetched.
  }
}

/** Null if the response belongs to another tenant. */
async function fetchValidated(sent: Promise<Response> | undefined): Promise<FetchedBranding | null> {
  const { fetchBranding } = await import('@coffer/api-client/branding/calls')
  const branding = await fetchBranding({ sent })
  const { slug } = tenant()
  if (slug !== '' && branding.slug !== slug) return null
  const { capabilities: _, ...built } = tenant().branding
  return showsBuiltTheme() && includesValues(branding, built)
    ? asBuilt(branding.capabilities)
    : { value: branding, ...(await deriveTheme(branding)) }
}

/** The raw response if it equals the built branding, which the page still shows; capabilities are ignored. */
async function readUnchanged(sent: Promise<Response>): Promise<Record<string, unknown> | null> {
  const embedded = builtBranding()
  if (!embedded || !showsBuiltTheme()) return null
  const { capabilities: _, ...built } = embedded
  const answer: unknown = await (await sent).clone().json()
  if (!isRecord(answer) || !isRecord(answer.data)) return null
  return includesValues(answer.data, built) ? answer.data : null
}

function asBuilt(capabilities: readonly Capability[]): FetchedBranding {
  const { branding, theme } = tenant()
  return { value: { ...branding, capabilities }, variables: {}, darkVariables: {}, logoShapes: theme }
}
