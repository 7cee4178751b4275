import { prefetchBranding } from '@coffer/api-client/branding/prefetch'
import type { Branding } from '@coffer/branding/schema'
import { useStore } from 'zustand'
import { brandingToWear, type WornBranding } from './branding-precedence.ts'
import { now } from './clock.ts'
import { isRecord, type KeptBranding } from './persisted.ts'
import { saysTheSame } from './same-shape.ts'
import { rootStore } from './store.ts'
import { stampedBranding, type TenantBlock, tenant } from './tenant.ts'

export { BRANDING_MAX_AGE_MS } from './branding-precedence.ts'

const LOOK_MS = 60_000

let arriving: Promise<void> | null = null
let glancesFirst = false
let stopFollowing = () => {}
/** What this page was answered, and for which institution. */
let answered: { of: TenantBlock; kept: KeptBranding } | null = null

/** The institution's branding, by the order of `brandingToWear`. Whoever uses it is drawn anew when it changes. */
export function useBranding(): Branding {
  return useStore(rootStore, currentBranding)
}

export function currentBranding(): Branding {
  return worn().branding
}

/** The address of the logo that reads on a ground. Empty where there is none. */
export function useLogo(on: 'drawerLogo' | 'frontDoorLogo'): string {
  return useStore(rootStore, () => {
    const { branding, grounds } = worn()
    return branding.logos[grounds[on]]
  })
}

/** What the page wears, and where it is from. */
export function worn(): WornBranding {
  const live = answered?.of === tenant() ? answered.kept : null
  const cached = rootStore.getState().branding
  return brandingToWear({ live, cached, stamp: stampedBranding(), tenant: tenant(), now: now() })
}

/** Brings the branding if it is absent or older than an hour. Failed, slow or malformed, it changes nothing. */
export async function lookAtBranding(): Promise<void> {
  if (!worn().isDue) return
  arriving ??= bring().finally(() => {
    arriving = null
  })
  await arriving
}

async function bring(): Promise<void> {
  try {
    const sent = glancesFirst ? prefetchBranding() : undefined
    if (sent && (await isUnchanged(sent))) return await keepStamped()
    const { fetchBranding } = await import('@coffer/api-client/branding/calls')
    const branding = await fetchBranding({ sent })
    const { slug } = tenant()
    if (slug !== '' && branding.slug !== slug) return
    if (isAsStamped() && saysTheSame(branding, tenant().branding)) return await keepStamped()
    await keep(branding)
  } catch {
    // Its failure is never visible to a depositor.
  }
}

/** Whether the page shows what it was stamped with, and nothing that came later. */
function isAsStamped(): boolean {
  return Object.keys(worn().variables).length === 0
}

/** Mostly nothing has changed, and then neither schema nor theme need be loaded. */
async function isUnchanged(sent: Promise<Response>): Promise<boolean> {
  const stamp = stampedBranding()
  if (!stamp || !isAsStamped()) return false
  const answer: unknown = await (await sent).clone().json()
  return isRecord(answer) && saysTheSame(answer.data, stamp)
}

function keepStamped(): Promise<void> {
  const { branding, theme } = tenant()
  return hold({ value: branding, variables: {}, grounds: theme })
}

async function keep(branding: Branding): Promise<void> {
  await hold({ value: branding, ...(await themed(branding)) })
}

async function hold(brought: Omit<KeptBranding, 'fetchedAt' | 'over'>): Promise<void> {
  const kept = { ...brought, fetchedAt: now(), over: stampedBranding() }
  answered = { of: tenant(), kept }
  rootStore.setState({ branding: kept })
  await wear()
}

/** What follows from two colours: all others, and which logo reads on them. */
export async function themed(branding: Branding): Promise<Pick<KeptBranding, 'variables' | 'grounds'>> {
  const [{ createTheme }, { themeVariables }] = await Promise.all([
    import('@coffer/branding/theme'),
    import('@coffer/branding/variables'),
  ])
  const theme = createTheme(branding)
  const { drawerLogo, frontDoorLogo } = theme
  return { variables: themeVariables(theme), grounds: { drawerLogo, frontDoorLogo } }
}

/** Gives the page what it is to wear. Mostly that is what it was stamped with, and then nothing need come. */
export async function wear(): Promise<void> {
  if (isAsStamped() && document.documentElement.style.length === 0) return
  // Worn already: it came with the page's first question.
  if (worn().source === 'default') return
  const { wearVariables } = await import('./wear.ts')
  const { variables, branding } = worn()
  wearVariables(variables, branding.logos['sq-color'])
}

/**
 * Applies what is to be worn, at once and whenever another tab brings something newer, and looks at its age then, when
 * the tab becomes visible and every minute. `lookAtBranding` on navigation is the router's part. With `glances` the first
 * look is one that needs no more code while nothing has changed: for a page that makes no other call. The latest call
 * takes over from earlier ones. Returns how to stop.
 */
export function followBranding({ glances = false }: { glances?: boolean } = {}): () => void {
  stopFollowing()
  glancesFirst = glances
  wear().catch(() => undefined)
  const look = () => {
    if (document.visibilityState === 'visible') void lookAtBranding()
  }
  const timer = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
  const unsubscribe = rootStore.subscribe((state, before) => {
    if (state.branding !== before.branding) wear().catch(() => undefined)
  })
  look()
  stopFollowing = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    unsubscribe()
  }
  return stopFollowing
}
