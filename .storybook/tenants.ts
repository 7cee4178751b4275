import { type Branding, parseBranding } from '../packages/branding/src/schema.ts'
import { createTheme } from '../packages/branding/src/theme.ts'
import { themeVariables } from '../packages/branding/src/variables.ts'
import { provideTenant } from '../packages/session/src/tenant.ts'

interface StoryTenant {
  branding: Branding
  variables: Readonly<Record<string, string>>
  logos: { drawer: string; frontDoor: string }
  /** What a stamped page carries for this tenant. */
  block: unknown
}

const brandings = import.meta.glob<Record<string, unknown>>('../tenants/*/branding.json', {
  eager: true,
  import: 'default',
})
const settingsFiles = import.meta.glob<Record<string, unknown>>('../tenants/*/tenant.json', {
  eager: true,
  import: 'default',
})

/** Every tenant of the house, as its folder says it is. */
export const tenants: ReadonlyMap<string, StoryTenant> = new Map(
  Object.entries(brandings).map(([path, wire]) => {
    const slug = path.split('/').at(-2) ?? ''
    const tenant = settingsFiles[path.replace('branding.json', 'tenant.json')] ?? {}
    return [slug, readTenant(slug, withLogosServed(slug, wire), tenant)]
  }),
)

function readTenant(slug: string, wire: unknown, tenant: Record<string, unknown>): StoryTenant {
  const parsed = parseBranding(wire)
  if (!parsed.ok) throw new Error(`tenants/${slug}/branding.json is not valid`)
  const { drawerLogo, frontDoorLogo, ...theme } = createTheme(parsed.branding)
  const settings = { csrfMaxAgeSeconds: 600, apiBase: tenant['apiBase'] }
  return {
    branding: parsed.branding,
    variables: themeVariables({ drawerLogo, frontDoorLogo, ...theme }),
    logos: {
      drawer: parsed.branding.logos[drawerLogo],
      frontDoor: parsed.branding.logos[frontDoorLogo],
    },
    block: {
      slug,
      branding: wire,
      settings,
      languages: tenant['languages'],
      theme: { drawerLogo, frontDoorLogo },
    },
  }
}

/** In stories every tenant's logos lie under its own folder. */
function withLogosServed(slug: string, wire: Record<string, unknown>): Record<string, unknown> {
  const logos = ['hor-color', 'hor-white', 'sq-color', 'sq-white'].map((shape) => [
    shape,
    `/brands/${slug}/logos/${shape}.svg`,
  ])
  return { ...wire, logos: Object.fromEntries(logos) }
}

/** Makes the document a tenant's, as its stamped page is. Stories of the kit read the rest from its data attributes. */
export function wear(slug: string): void {
  const tenant = tenants.get(slug)
  if (!tenant) throw new Error(`no tenants/${slug}`)
  provideTenant(tenant.block)
  const { dataset, style } = document.documentElement
  dataset['institution'] = tenant.branding.name
  dataset['fdic'] = String(tenant.branding.showFdic)
  dataset['drawerLogo'] = tenant.logos.drawer
  dataset['frontDoorLogo'] = tenant.logos.frontDoor
  for (const [name, value] of Object.entries(tenant.variables)) style.setProperty(name, value)
}
