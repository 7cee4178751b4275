import { type Design, defaultDesign, frontBackgroundOf } from '../packages/branding/src/design/options.ts'
import { type FontFile, fontFaceCss } from '../packages/branding/src/design/font-faces.ts'
import { designCss } from '../packages/branding/src/design/design-css.ts'
import { type Branding, parseBranding } from '../packages/branding/src/schema.ts'
import { createDarkColors } from '../packages/branding/src/dark-theme.ts'
import { depositInsurer } from '../packages/branding/src/insurer.ts'
import { darkLogo, frontLogo, type LogoShape } from '../packages/branding/src/logo-shapes.ts'
import { parseTenant } from '../packages/branding/src/tenant-schema.ts'
import { createTheme } from '../packages/branding/src/theme.ts'
import { themeVariables } from '../packages/branding/src/variables.ts'
import { chooseAppearance } from '../packages/session/src/appearance/appearance.ts'
import { provideTenant } from '../packages/session/src/branding/tenant.ts'
import { isRecord } from '../packages/branding/src/tokens/token-at.ts'
import type { TenantDraft } from './brand-panel/draft/tenant-draft.ts'

export type Appearance = 'light' | 'dark'

interface StoryTenant {
  branding: Branding
  variables: Readonly<Record<Appearance, Readonly<Record<string, string>>>>
  logos: Readonly<Record<Appearance, { drawer: string; logIn: string }>>
  design: Design
  hasDarkTheme: boolean
  /** The tenant block as on this tenant's page. */
  block: Readonly<Record<string, unknown>>
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
    return [slug, readTenant(slug, wire, settingsFiles[`../tenants/${slug}/tenant.json`] ?? {})]
  }),
)

type Files = TenantDraft['files']

function readTenant(
  slug: string,
  wire: object,
  tenant: Record<string, unknown>,
  files: Files = {},
): StoryTenant {
  const parsed = parseBranding(wire)
  if (!parsed.ok) throw new Error(`tenants/${slug}/branding.json is not valid`)
  const served = withServedLogos(slug, wire, files)
  const theme = createTheme(parsed.branding)
  const { drawerLogo, logInLogo } = theme
  const { logos } = served
  const settings = parseTenant(tenant)
  const design = settings.ok ? settings.tenant.design : defaultDesign
  const frontBackground = frontBackgroundOf(design.frontPage)
  const { picture } = design.frontPage
  const hasDarkTheme = !settings.ok || settings.tenant.settings.darkTheme
  return {
    branding: { ...parsed.branding, logos },
    design,
    hasDarkTheme,
    variables: {
      light: themeVariables(theme.colors),
      dark: themeVariables(createDarkColors(parsed.branding)),
    },
    logos: {
      light: { drawer: logos[drawerLogo], logIn: logos[frontLogo(frontBackground, logInLogo)] },
      dark: { drawer: logos[darkLogo], logIn: logos[darkLogo] },
    },
    block: {
      slug,
      branding: served,
      settings: { csrfMaxAgeSeconds: 600, apiBase: tenant['apiBase'], darkTheme: hasDarkTheme },
      languages: tenant['languages'],
      insurer: tenant['insurer'],
      offer: tenant['offer'],
      frontBackground,
      ...(picture && {
        frontPicture: {
          // The original file of the folder: only the build makes other sizes and formats.
          address: files[`pictures/${picture.file}`] ?? servedPath(`brands/${slug}/pictures/${picture.file}`),
          widths: [],
          alternativeText: picture.alternativeText,
        },
      }),
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

const systemAppearance = (): Appearance =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** The style element of the tenant's design. Frames within a story copy it. */
function designStyle(): HTMLStyleElement {
  const found = document.querySelector<HTMLStyleElement>('style[data-design]')
  if (found) return found
  const style = document.createElement('style')
  style.dataset['design'] = ''
  document.head.append(style)
  return style
}

/** The path of a file beside the page, at any path where Storybook is served. */
function servedPath(file: string): string {
  return new URL(`${import.meta.env.BASE_URL}${file}`, document.baseURI).pathname
}

/** Replaces the paths of the tenant's own logos with those of its served folder or with the draft's data URLs. */
function withServedLogos(slug: string, wire: object, files: Files): object & { logos: Branding['logos'] } {
  const given = 'logos' in wire && isRecord(wire.logos) ? wire.logos : {}
  const served = (shape: LogoShape): string => {
    const address = String(given[shape])
    return files[address.slice(1)] ?? address.replace(/^\/logos\//, servedPath(`brands/${slug}/logos/`))
  }
  return {
    ...wire,
    logos: {
      'hor-color': served('hor-color'),
      'hor-white': served('hor-white'),
      'sq-color': served('sq-color'),
      'sq-white': served('sq-white'),
    },
  }
}

/** A tenant with the content of a draft, which the panel has validated. */
function readDraft(slug: string, { texts, files }: TenantDraft): StoryTenant {
  const branding: unknown = JSON.parse(texts['branding.json'])
  const tenant: unknown = JSON.parse(texts['tenant.json'])
  if (!isRecord(branding) || !isRecord(tenant)) throw new Error(`the draft of ${slug} is not valid`)
  return readTenant(slug, branding, tenant, files)
}

/**
 * Applies a tenant, with its draft if there is one, to the document as its rendered page does. Stories of ui-kit read
 * the rest from data attributes. A tenant without a dark theme is always light.
 */
export function applyTenant(slug: string, chosen: Appearance, draft: TenantDraft | null): StoryTenant {
  const tenant = draft ? readDraft(slug, draft) : tenants.get(slug)
  if (!tenant) throw new Error(`no tenants/${slug}`)
  const appearance = tenant.hasDarkTheme ? chosen : 'light'
  const provided = provideTenant(tenant.block)
  const { dataset, style } = document.documentElement
  dataset['institution'] = tenant.branding.name
  dataset['insurer'] = depositInsurer(tenant.branding.showFdic, provided.insurer)
  dataset['drawerLogo'] = tenant.logos[appearance].drawer
  dataset['logInLogo'] = tenant.logos[appearance].logIn
  // The logo follows the choice of appearance on the device, else the system.
  chooseAppearance(appearance === systemAppearance() ? null : appearance)
  style.setProperty('color-scheme', appearance)
  designStyle().textContent = [
    fontFaceCss(tenant.design, fontAddress),
    designCss(tenant.design, 'light'),
    appearance === 'dark' ? designCss(tenant.design, 'dark') : '',
  ].join('')
  for (const [name, value] of Object.entries(tenant.variables[appearance])) style.setProperty(name, value)
  return tenant
}
