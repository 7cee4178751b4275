import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { type OwnPageSubject, ownPage, ownPageStyles } from './own-page.ts'

type Subject = OwnPageSubject & { readonly logos: ReadonlyMap<string, Uint8Array> }

/** A self-contained page and its policy. */
export type OfflinePage = { readonly html: string; readonly policy: string }

/**
 * The page of every path without a connection. It reloads when the browser comes online. It also polls the bank, because
 * the `online` event may precede the page's listener, and does not fire after an outage of the bank.
 */
export function offlinePage(subject: Subject): OfflinePage {
  const html = ownPage(subject, {
    about: 'offline',
    leadsTo: '',
    logo: logoWithin(subject),
    icon: 'data:,',
    script: again,
  })
  const policy = [
    "default-src 'none'",
    `script-src '${hash(again)}'`,
    `style-src '${hash(ownPageStyles(subject))}'`,
    'img-src data:',
    // Fonts of the bank’s pages, which are in the browser's cache.
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}

const [firstWaitMs, longestWaitMs] = [1_000, 60_000] as const

const again =
  `{let wait=${firstWaitMs};const again=()=>location.reload(),` +
  `look=()=>{setTimeout(ask,wait);wait=Math.min(wait*2,${longestWaitMs})},` +
  'ask=()=>navigator.onLine?fetch("",{method:"HEAD",cache:"no-store"}).then(again,look):look();' +
  'addEventListener("online",again);look()}'

const mediaTypes: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

/** The logo as a data URL; empty for a logo at another origin. */
function logoWithin({ block: { branding }, theme, logos }: Subject): string {
  const file = branding.logos[theme.logInLogo].replace(/^\/logos\//, '')
  const content = logos.get(file)
  const type = mediaTypes[extname(file)]
  return content && type ? `data:${type};base64,${Buffer.from(content).toString('base64')}` : ''
}

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
