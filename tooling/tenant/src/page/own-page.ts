import { escapeHtml, fill } from './escape.ts'
import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import type { Design } from '@coffer/branding/design'
import { designCss } from '@coffer/branding/design-css'
import { designVariable } from '@coffer/branding/design-variables'
import { darkLogo } from '@coffer/branding/logo-shapes'
import { type Role, role } from '@coffer/branding/roles'
import type { Theme, ThemeColors } from '@coffer/branding/theme'
import { DARK_QUERY } from './appearance.ts'
import en from '../locales/en.json' with { type: 'json' }
import es from '../locales/es.json' with { type: 'json' }

const own = { en, es } as const

export type OwnPageSubject = {
  readonly block: TenantBlockInput
  readonly theme: Theme
  /** The colors of the dark page; null for a tenant without one. */
  readonly dark: ThemeColors | null
  readonly design: Design
  /** The rules of its typefaces. */
  readonly faces: string
}

type Content = {
  /** The subject of the page, which selects its messages. */
  readonly about: 'offline' | 'missing' | 'broken'
  /** Target of the page's only link; an empty one is the page's own URL. */
  readonly leadsTo: string
  /** URL of the logo; if it is empty, the name is shown instead. */
  readonly logo: string
  readonly icon: string
  readonly script?: string
}

/**
 * A page independent of the application: the tenant's name and colors, the number to call, and its text in every language
 * of the tenant, because only the application knows the chosen one.
 */
export function ownPage(subject: OwnPageSubject, content: Content): string {
  const { block, theme } = subject
  const { branding, languages } = block
  const { about, logo, icon, script } = content
  const first = languages[0] ?? 'en'
  const name = escapeHtml(branding.name)
  const header =
    logo === ''
      ? `<strong>${name}</strong>`
      : `<img src="${escapeHtml(logo)}" alt="${escapeHtml(branding.logo_alt_text)}">`
  const html = [
    `<!doctype html><html lang="${first}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${own[first][`${about}.title`]} – ${name}</title>`,
    `<meta name="theme-color" content="${theme.colors.drawer}"><link rel="icon" href="${escapeHtml(icon)}">`,
    `<style>${ownPageStyles(subject)}</style></head><body>`,
    `<header>${header}</header><main>`,
    ...languages.map((language, place) => renderSection(block, content, { language, isFirst: place === 0 })),
    `</main>${script === undefined ? '' : `<script>${script}</script>`}</body></html>\n`,
  ]
  return html.join('\n')
}

type Part = { language: keyof typeof own; isFirst: boolean }

function renderSection(
  { branding }: TenantBlockInput,
  { about, leadsTo }: Content,
  { language, isFirst }: Part,
): string {
  const messages = own[language]
  const level = isFirst ? 'h1' : 'h2'
  const number = branding.phone_support.replace(/[^\d+]/g, '')
  const phone = `<a href="tel:${number}">${escapeHtml(branding.phone_support)}</a>`
  return (
    `<section lang="${language}"><${level}>${messages[`${about}.title`]}</${level}>` +
    `<p>${fill(messages[`${about}.text`], { name: escapeHtml(branding.name) })}</p>` +
    `<p><a class="again" href="${leadsTo}">${messages[`${about}.again`]}</a></p>` +
    `<p>${fill(messages['call-us'], { phone })}</p></section>`
  )
}

/** The styles of the page, also for the hash in its policy. */
export function ownPageStyles({ theme, dark, design, faces }: Omit<OwnPageSubject, 'block'>): string {
  const light = `${properties(theme.colors, [...pageRoles, ...headerRoles])}${designCss(design, 'light')}`
  return `${faces}${light}${dark ? darkStyles(theme, dark) : ''}${styles}`
}

/** A header with the color logo stays light, since these pages have no other logo. */
function darkStyles(theme: Theme, dark: ThemeColors): string {
  const changed = theme.logInLogo === darkLogo ? [...pageRoles, ...headerRoles] : pageRoles
  return `@media ${DARK_QUERY}{:root{color-scheme:dark}${properties(dark, changed)}}`
}

const pageRoles = [
  'background',
  'text',
  'hairline',
  'link',
  'focus',
  'primary',
  'on-primary',
  'primary-edge',
] as const
const headerRoles = ['log-in-panel', 'on-log-in-panel', 'log-in-panel-edge'] as const

const properties = (colors: ThemeColors, names: readonly Role[]): string =>
  `:root{${names.map((name) => `--${name}:${colors[name]}`).join(';')}}`

const styles =
  `body{margin:0;background:${role('background')};color:${role('text')};font:1rem/1.5 ${designVariable('text-font')}}` +
  `header{padding:1.5rem;background:${role('log-in-panel')};color:${role('on-log-in-panel')};border-bottom:4px solid ${role('log-in-panel-edge')}}` +
  'img{display:block;height:2rem;max-width:100%;object-fit:contain;object-position:left}' +
  'main{max-width:30rem;margin:0 auto;padding:1.5rem}' +
  `section+section{margin-top:2rem;padding-top:1rem;border-top:1px solid ${role('hairline')}}` +
  `h1,h2{margin:1rem 0 .5rem;font-family:${designVariable('heading-font')};font-size:1.5rem;line-height:1.2}p{margin:0 0 1rem}` +
  `a{color:${role('link')}}a:focus-visible{outline:2px solid ${role('focus')};outline-offset:2px}` +
  `.again{display:block;box-sizing:border-box;padding:.75rem 1rem;min-height:3rem;border:1px solid ${role('primary-edge')};border-radius:${designVariable('button-radius')};` +
  `background:${role('primary')};color:${role('on-primary')};font-weight:700;text-align:center;text-decoration:none}`
