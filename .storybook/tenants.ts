import { type Branding, parseBranding } from '../packages/branding/src/schema.ts'
import { createDarkColors } from '../packages/branding/src/dark-theme.ts'
import { darkLogo } from '../packages/branding/src/logo-shapes.ts'
import { createTheme } from '../packages/branding/src/theme.ts'
import { themeVariables } from '../packages/branding/src/variables.ts'
import { provideTenant } from '../packages/session/src/branding/tenant.ts'
import { isObject } from './brand-panel/edited-branding.ts'

export type Appearance = 'light' | 'dark'

interface StoryTenant {
  branding: Branding
  variables: Readonly<Record<Appearance, Readonly<Record<string, string>>>>
  logos: Readonly<Record<Appearance, { drawer: string; logIn: string }>>
  /** The tenant block of this tenant's page. */
  block: unknown
}

const brandings = import.meta.glob<object>('../tenants/*/branding.json', { eager: true, import: 'default' })
const settingsFiles = import.meta.glob<Record<string, unknown>>('../tenants/*/tenant.json', {
  eager: true,
  import: 'default',
})

/** Every tenant of the repository, read from its folder. */
export const tenants: ReadonlyMap<string, StoryTenant> = new Map(
  Object.entries(brandings).map(([path, wire]) => {
    const slug = path.split('/').at(-2) ?? ''
    return [slug, readTenant(slug, wire)]
  }),
)

function readTenant(slug: string, wire: object): StoryTenant {
  const served = withLogosServed(slug, wire)
  const parsed = parseBranding(served)
  if (!parsed.ok) throw new Error(`tenants/${slug}/branding.json is not valid`)
  const theme = createTheme(parsed.branding)
  const { drawerLogo, logInLogo } = theme
  const { logos } = parsed.branding
  const tenant = settingsFiles[`../tenants/${slug}/tenant.json`] ?? {}
  return {
    branding: parsed.branding,
    variables: {
      light: themeVariables(theme.colors),
      dark: themeVariables(createDarkColors(parsed.branding)),
    },
    logos: {
      light: { drawer: logos[drawerLogo], logIn: logos[logInLogo] },
      dark: { drawer: logos[darkLogo], logIn: logos[darkLogo] },
    },
    block: {
      slug,
      branding: served,
      settings: { csrfMaxAgeSeconds: 600, apiBase: tenant['apiBase'], darkTheme: true },
      languages: tenant['languages'],
      theme: { drawerLogo, logInLogo },
    },
  }
}

/** In stories each tenant's own logos are served from its own folder; logos at other origins are unchanged. */
function withLogosServed(slug: string, wire: object): object {
  if (!('logos' in wire) || !isObject(wire.logos)) return wire
  const logos = Object.entries(wire.logos).map(([shape, address]): [string, unknown] => [
    shape,
    typeof address === 'string' ? address.replace(/^\/logos\//, `/brands/${slug}/logos/`) : address,
  ])
  return { ...wire, logos: Object.fromEntries<unknown>(logos) }
}

/**
 * Applies a tenant to the document as its rendered page does, in its own or another branding of the wire form. Stories of
 * ui-kit read the rest from data attributes.
 */
export function applyTenant(slug: string, appearance: Appearance, branding?: object): StoryTenant {
  const tenant = branding ? readTenant(slug, branding) : tenants.get(slug)
  if (!tenant) throw new Error(`no tenants/${slug}`)
  provideTenant(tenant.block)
  const { dataset, style } = document.documentElement
  dataset['institution'] = tenant.branding.name
  dataset['fdic'] = String(tenant.branding.showFdic)
  dataset['drawerLogo'] = tenant.logos[appearance].drawer
  dataset['logInLogo'] = tenant.logos[appearance].logIn
  style.setProperty('color-scheme', appearance)
  for (const [name, value] of Object.entries(tenant.variables[appearance])) style.setProperty(name, value)
  return tenant
}
