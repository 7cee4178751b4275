import { askBranding } from '@coffer/api-client/branding/glance'
import type { Branding } from '@coffer/branding/schema'
import { useStore } from 'zustand'
import { now } from './clock.ts'
import { isRecord } from './persisted.ts'
import { isSameShape, saysTheSame } from './same-shape.ts'
import { rootStore } from './store.ts'
import { stampedBranding, tenant } from './tenant.ts'

/** §9. */
export const BRANDING_MAX_AGE_MS = 3_600_000
const LOOK_MS = 60_000

let arriving: Promise<void> | null = null
let glancesFirst = false

/** The institution's branding: the live one where it is known, else what the page was stamped with. */
export function useBranding(): Branding {
  return useStore(rootStore, currentBranding)
}

export function currentBranding(): Branding {
  const kept = rootStore.getState().branding?.value
  return isLive(kept) ? kept : tenant().branding
}

/** The address of the logo that reads on a ground, of the live branding where it is known. */
export function useLogo(on: 'drawerLogo' | 'frontDoorLogo'): string {
  return useStore(rootStore, ({ branding }) => {
    const isKept = branding && isLive(branding.value)
    const { logos } = currentBranding()
    return logos[isKept ? branding.grounds[on] : tenant().theme[on]]
  })
}

// What is kept was validated when it came; here it must still be this institution's and of this version's shape.
function isLive(value: unknown): value is Branding {
  return isSameShape(value, tenant().branding) && value.slug === tenant().slug
}

/** Brings the branding if it is absent or older than an hour. Failed, slow or malformed, it changes nothing. */
export async function lookAtBranding(): Promise<void> {
  const kept = rootStore.getState().branding
  const age = kept && isLive(kept.value) ? now() - kept.fetchedAt : Infinity
  // A negative age: the clock was not known when it was brought.
  if (age >= 0 && age < BRANDING_MAX_AGE_MS) return
  arriving ??= bring().finally(() => {
    arriving = null
  })
  await arriving
}

async function bring(): Promise<void> {
  try {
    const sent = glancesFirst ? askBranding() : undefined
    if (sent && (await isUnchanged(sent))) return keepStamped()
    const { fetchBranding } = await import('@coffer/api-client/branding/calls')
    const branding = await fetchBranding({ sent })
    if (branding.slug !== tenant().slug) return
    if (isAsStamped() && saysTheSame(branding, tenant().branding)) return keepStamped()
    await keep(branding)
  } catch {
    // Its failure is never visible to a depositor.
  }
}

/** Whether the page shows what it was stamped with, and nothing that came later. */
function isAsStamped(): boolean {
  return Object.keys(rootStore.getState().branding?.variables ?? {}).length === 0
}

/** Mostly nothing has changed, and then neither schema nor theme need be loaded. */
async function isUnchanged(sent: Promise<Response>): Promise<boolean> {
  if (!isAsStamped()) return false
  const answer: unknown = await (await sent).clone().json()
  return isRecord(answer) && saysTheSame(answer.data, stampedBranding())
}

function keepStamped(): void {
  const { branding, theme } = tenant()
  rootStore.setState({ branding: { value: branding, variables: {}, grounds: theme, fetchedAt: now() } })
}

async function keep(branding: Branding): Promise<void> {
  const [{ createTheme }, { themeVariables }] = await Promise.all([
    import('@coffer/branding/theme'),
    import('@coffer/branding/variables'),
  ])
  const theme = createTheme(branding)
  const variables = themeVariables(theme)
  const grounds = { drawerLogo: theme.drawerLogo, frontDoorLogo: theme.frontDoorLogo }
  rootStore.setState({ branding: { value: branding, variables, grounds, fetchedAt: now() } })
  applyVariables(variables)
}

/** Sets the custom properties that differ from what the page has. Only names of roles, only as properties. */
function applyVariables(variables: Readonly<Record<string, string>>): void {
  const { style } = document.documentElement
  const shown = getComputedStyle(document.documentElement)
  for (const [name, color] of Object.entries(variables)) {
    if (/^--[a-z-]+$/.test(name) && shown.getPropertyValue(name).trim() !== color) {
      style.setProperty(name, color)
    }
  }
}

/**
 * Applies the live branding kept from before, at once, and looks at its age then, when the tab becomes visible and
 * every minute. `lookAtBranding` on navigation is the router's part. With `glances` the first look is one that needs no
 * more code while nothing has changed: for a page that makes no other call. Returns how to stop.
 */
export function followBranding({ glances = false }: { glances?: boolean } = {}): () => void {
  glancesFirst = glances
  const kept = rootStore.getState().branding
  if (kept && isLive(kept.value)) applyVariables(kept.variables)
  const look = () => {
    if (document.visibilityState === 'visible') void lookAtBranding()
  }
  const timer = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
