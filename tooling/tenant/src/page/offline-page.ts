import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import type { Theme } from '@coffer/branding/theme'
import type { Role } from '@coffer/branding/roles'
import { escapeHtml, fill } from './escape.ts'
import en from '../locales/en.json' with { type: 'json' }
import es from '../locales/es.json' with { type: 'json' }

const own = { en, es } as const

type Subject = {
  readonly block: TenantBlockInput
  readonly theme: Theme
  readonly logos: ReadonlyMap<string, Uint8Array>
}

/** A page that needs nothing but itself, and the policy that it is shown under. */
export type OfflinePage = { readonly html: string; readonly policy: string }

/**
 * What an address of the institution shows while there is no connection: whose page it is, in its colours, in every one of
 * its languages (which one the person chose is known to the application alone), with the number to call. It looks again
 * when the browser hears that it is online, and when it is asked to.
 */
export function offlinePage(subject: Subject): OfflinePage {
  const { block, theme } = subject
  const { branding, languages } = block
  const first = languages[0] ?? 'en'
  const styles = stylesOf(theme)
  const html = [
    `<!doctype html><html lang="${first}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(`${own[first]['offline.title']} – ${branding.name}`)}</title>`,
    `<meta name="theme-color" content="${theme.colors.drawer}"><link rel="icon" href="data:,">`,
    `<style>${styles}</style></head><body>`,
    `<header>${logo(subject)}</header><main>`,
    ...languages.map((language, place) => said(block, language, place === 0)),
    `</main><script>${again}</script></body></html>\n`,
  ].join('\n')
  const policy = [
    "default-src 'none'",
    `script-src '${hash(again)}'`,
    `style-src '${hash(styles)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}

const again = 'addEventListener("online",()=>location.reload())'

function said({ branding }: TenantBlockInput, language: keyof typeof own, isFirst: boolean): string {
  const { 'offline.title': title, 'offline.text': text, 'offline.again': tryAgain } = own[language]
  const level = isFirst ? 'h1' : 'h2'
  const phone = escapeHtml(branding.phone_support)
  const number = branding.phone_support.replace(/[^\d+]/g, '')
  const help = fill(own[language]['offline.help'], { phone: `<a href="tel:${number}">${phone}</a>` })
  return (
    `<section lang="${language}"><${level}>${title}</${level}>` +
    `<p>${fill(text, { name: escapeHtml(branding.name) })}</p>` +
    `<p><a class="again" href="">${tryAgain}</a></p><p>${help}</p></section>`
  )
}

const mediaTypes: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

/** The logo within the page itself; the name where the logo lies elsewhere. */
function logo({ block: { branding }, theme, logos }: Subject): string {
  const file = branding.logos[theme.frontDoorLogo].replace(/^\/logos\//, '')
  const content = logos.get(file)
  const type = mediaTypes[extname(file)]
  if (!content || type === undefined) return `<strong>${escapeHtml(branding.name)}</strong>`
  const data = Buffer.from(content).toString('base64')
  return `<img src="data:${type};base64,${data}" alt="${escapeHtml(branding.logo_alt_text)}">`
}

function stylesOf({ colors }: Theme): string {
  const color = (name: Role): string => colors[name]
  return (
    `body{margin:0;background:${color('ground')};color:${color('text')};font:1rem/1.5 Lato,Arial,sans-serif}` +
    `header{padding:1.5rem;background:${color('front-door')};color:${color('on-front-door')};border-bottom:4px solid ${color('front-door-edge')}}` +
    'img{display:block;height:2rem;max-width:100%;object-fit:contain;object-position:left}' +
    'main{max-width:30rem;margin:0 auto;padding:1.5rem}' +
    `section+section{margin-top:2rem;padding-top:1rem;border-top:1px solid ${color('hairline')}}` +
    'h1,h2{margin:1rem 0 .5rem;font-size:1.5rem;line-height:1.2}p{margin:0 0 1rem}' +
    `a{color:${color('link')}}a:focus-visible{outline:2px solid ${color('focus')};outline-offset:2px}` +
    `.again{display:block;box-sizing:border-box;padding:.75rem 1rem;min-height:3rem;border:1px solid ${color('primary-edge')};border-radius:4px;` +
    `background:${color('primary')};color:${color('on-primary')};font-weight:700;text-align:center;text-decoration:none}`
  )
}

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
