import { type Design, defaultDesign } from '../packages/branding/src/design/options.ts'
import { type FontFile, fontFaceCss } from '../packages/branding/src/design/font-faces.ts'
import { designCss } from '../packages/branding/src/design/design-css.ts'
import { type Branding, parseBranding } from '../packages/branding/src/schema.ts'
import { createDarkColors } from '../packages/branding/src/dark-theme.ts'
import { depositInsurer } from '../packages/branding/src/insurer.ts'
import { darkLogo, frontLogo } from '../packages/branding/src/logo-shapes.ts'
import { parseTenant } from '../packages/branding/src/tenant-schema.ts'
import { createTheme } from '../packages/branding/src/theme.ts'
import { themeVariables } from '../packages/branding/src/variables.ts'
import { provideTenant } from '../packages/session/src/branding/tenant.ts'
import { isObject } from './brand-panel/edited-branding.ts'

export type Appearance = 'light' | 'dark'

interface StoryTenant {
  branding: Branding
  variables: Readonly<Record<Appearance, Readonly<Record<string, string>>>>
  logos: Readonly<Record<Appearance, { drawer: string; logIn: string }>>
  design: Design
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
  const settings = parseTenant(tenant)
  const design = settings.ok ? settings.tenant.design : defaultDesign
  return {
    branding: parsed.branding,
    design,
    variables: {
      light: themeVariables(theme.colors),
      dark: themeVariables(createDarkColors(parsed.branding)),
    },
    logos: {
      light: { drawer: logos[drawerLogo], logIn: logos[frontLogo(design.frontPage.tone, logInLogo)] },
      dark: { drawer: logos[darkLogo], logIn: logos[darkLogo] },
    },
    block: {
      slug,
      branding: served,
      settings: { csrfMaxAgeSeconds: 600, apiBase: tenant['apiBase'], darkTheme: true },
      languages: tenant['languages'],
      insurer: tenant['insurer'],
      frontTone: design.frontPage.tone,
      theme: { drawerLogo, logInLogo },
    },
  }
}

const fontFiles = import.meta.glob<string>(
  '../tooling/tenant/node_modules/@fontsource/*/files/*-{latin,latin-ext}-{400,700,900}-normal.woff2',
  { eager: true, query: '?url', import: 'default' },
)

function fontAddress({ typeface, subset, weight }: FontFile): string {
  const name = typeface.toLowerCase().replaceAll(' ', '-')
  const path = `../tooling/tenant/node_modules/@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`
  return fontFiles[path] ?? ''
}

/** The style element of the tenant's design, which frames within a story copy. */
function designStyle(): HTMLStyleElement {
  const found = document.querySelector<HTMLStyleElement>('style[data-design]')
  if (found) return found
  const style = document.createElement('style')
  style.dataset['design'] = ''
  document.head.append(style)
  return style
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
  const provided = provideTenant(tenant.block)
  const { dataset, style } = document.documentElement
  dataset['institution'] = tenant.branding.name
  dataset['insurer'] = depositInsurer(tenant.branding.showFdic, provided.insurer)
  dataset['drawerLogo'] = tenant.logos[appearance].drawer
  dataset['logInLogo'] = tenant.logos[appearance].logIn
  style.setProperty('color-scheme', appearance)
  designStyle().textContent = [
    fontFaceCss(tenant.design, fontAddress),
    designCss(tenant.design, 'light'),
    appearance === 'dark' ? designCss(tenant.design, 'dark') : '',
  ].join('')
  for (const [name, value] of Object.entries(tenant.variables[appearance])) style.setProperty(name, value)
  return tenant
}
