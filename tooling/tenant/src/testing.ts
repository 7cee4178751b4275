import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrandingInput } from '@coffer/branding/schema'
import { type CheckedTenant, checkTenant } from './check/check-tenant.ts'
import type { DefaultMessages } from './folder/default-messages.ts'
import type { TenantFolder } from './folder/read-folder.ts'
import type { Compiled, Render } from './page/compiled.ts'
import { escapeHtml } from './page/escape.ts'
import { type TenantFiles, createTenantRenderer } from './render-tenant.ts'

/** A small tenant folder and compiled application for tests, with overrides. */

const svg = (slug: string, width: number, fill: string): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 10"><title>${slug}</title><path fill="${fill}" d="M0 0h9v9z"/></svg>`,
  )

export function branding(slug: string, changes: Partial<BrandingInput> = {}): BrandingInput {
  return {
    slug,
    name: `${slug} Savings`,
    short_name: slug,
    logos: {
      'hor-color': '/logos/hor-color.svg',
      'hor-white': '/logos/hor-white.svg',
      'sq-color': '/logos/sq-color.svg',
      'sq-white': '/logos/sq-white.svg',
    },
    logo_alt_text: `${slug} Savings`,
    color_primary: '#0b2545',
    color_secondary: '#13607a',
    emails: { support: `help@${slug}.example` },
    phone_support: '(800) 555-0142',
    password_requirements: {
      min_length: 12,
      max_length: 128,
      require_upper: false,
      require_lower: false,
      require_digit: false,
      require_symbol: false,
    },
    show_fdic: true,
    completed_at: null,
    ...changes,
  }
}

export function folder(slug: string, changes: Partial<TenantFolder> = {}): TenantFolder {
  return {
    slug,
    tenant: { slug, hosts: [`${slug}.localhost`], apiBase: '/api/v1', languages: ['en', 'es'], settings: {} },
    branding: branding(slug),
    logos: new Map([
      ['hor-color.svg', svg(slug, 40, 'black')],
      ['hor-white.svg', svg(slug, 40, 'white')],
      ['sq-color.svg', svg(slug, 10, 'black')],
      ['sq-white.svg', svg(slug, 10, 'white')],
    ]),
    pictures: new Map(),
    messageOverrides: new Map(),
    problems: [],
    ...changes,
  }
}

/** Writes a tenant's folder to disk, below a folder of tenants. */
export function writeFolder(
  tenants: string,
  { slug, tenant, branding: brand, logos, pictures, messageOverrides }: TenantFolder,
): void {
  const files = new Map<string, string | Uint8Array>([
    ['tenant.json', JSON.stringify(tenant)],
    ['branding.json', JSON.stringify(brand)],
    ...Array.from(logos, ([file, content]) => [`logos/${file}`, content] as const),
    ...Array.from(pictures, ([file, content]) => [`pictures/${file}`, content] as const),
    ...Array.from(
      messageOverrides,
      ([language, own]) => [`locales/${language}.json`, JSON.stringify(own)] as const,
    ),
  ])
  for (const [path, content] of files) {
    const file = join(tenants, slug, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

export const defaultMessages: DefaultMessages = new Map([
  [
    'en',
    new Map([
      ['web', { 'page-title': '{{title}} – {{institution}}' }],
      ['router', { 'title.log-in': 'Log in', 'title.open-account': 'Open an account' }],
      ['auth', { greeting: 'Welcome to {{name}}' }],
    ]),
  ],
  [
    'es',
    new Map([
      ['web', { 'page-title': '{{title}} – {{institution}}' }],
      ['router', { 'title.log-in': 'Iniciar sesión', 'title.open-account': 'Abrir una cuenta' }],
      ['auth', { greeting: 'Le damos la bienvenida a {{name}}' }],
    ]),
  ],
])

/** Renders escaped HTML as React does, with the tenant's names, logo, picture and phone number. */
export const renderLogIn: Render = ({ tenant, language }) => {
  const { name, emails, phone_support, logos, logo_alt_text } = tenant.branding
  const greeting = (
    tenant.messageOverrides?.[language === 'es' ? 'es' : 'en']?.['auth']?.['greeting'] ?? 'Welcome'
  ).replace('{{name}}', name)
  const { address, widths, alternativeText } = tenant.frontPicture ?? { address: '', widths: [] }
  const text = alternativeText?.[language === 'es' ? 'es' : 'en'] ?? ''
  const html =
    widths
      .map((width) => `<img src="${escapeHtml(address)}-${width}.webp" alt="${escapeHtml(text)}"/>`)
      .join('') +
    `<img src="${escapeHtml(logos['hor-white'])}" alt="${escapeHtml(logo_alt_text)}"/><h1>${escapeHtml(greeting)}</h1>` +
    `<a href="mailto:${escapeHtml(emails.support)}">${escapeHtml(name)}</a>` +
    `<a href="tel:${phone_support.replace(/\D/g, '')}">${escapeHtml(phone_support)}</a>`
  return Promise.resolve({ html, css: '.a{color:var(--text)}' })
}

/** Renders the tenant's own password requirements. */
const renderRegistration: Render = ({ tenant }) =>
  Promise.resolve({
    html: `<form method="post"><p>${escapeHtml(tenant.branding.name)} ${tenant.branding.password_requirements.min_length}</p></form>`,
    css: '@font-face{font-family:Lato}.r{color:var(--text)}',
  })

const renderFrame: Render = ({ tenant }) =>
  Promise.resolve({
    html: `<img src="${escapeHtml(tenant.branding.logos['hor-white'])}" alt="${escapeHtml(tenant.branding.logo_alt_text)}"/>`,
    css: '@font-face{font-family:Lato}.f{color:var(--text)}',
  })

export function compiled(changes: Partial<Compiled> = {}): Compiled {
  return {
    front: {
      script: '/assets/front-1.js',
      preloads: ['/assets/base-1.js'],
      messages: { en: ['/assets/en-1.js'], es: ['/assets/es-1.js'] },
      styles: [],
    },
    app: {
      script: '/assets/app-1.js',
      preloads: ['/assets/base-1.js', '/assets/bank-1.js'],
      messages: {},
      styles: [],
    },
    registration: {
      script: '/assets/app-1.js',
      preloads: ['/assets/base-1.js', '/assets/register-1.js'],
      messages: { en: ['/assets/en-1.js'], es: ['/assets/es-1.js'] },
      styles: [],
    },
    fonts: ['/assets/lato-latin-400-normal-1.woff2'],
    early: 'addEventListener("submit",e=>e.preventDefault())',
    earlyForm: 'addEventListener("submit",e=>e.preventDefault(),true)',
    linking: 'parent.postMessage({},"")',
    earlyCalls: 'fetch("/api/v1/accounts")',
    renderLogIn,
    renderRegistration,
    renderFrame,
    framedPaths: ['/dashboard', '/statements/$year'],
    digest: 'application-1',
    ...changes,
  }
}

/** A tenant that passes every check. */
export function checked(slug: string, changes: Partial<TenantFolder> = {}): CheckedTenant {
  const result = checkTenant(folder(slug, changes), defaultMessages)
  if (!result.ok) throw new Error(result.problems.map(({ hint }) => hint).join())
  return result.tenant
}

export const fileText = (files: TenantFiles, path: string): string =>
  Buffer.from(files.get(path) ?? '').toString('utf8')

export const rendered = (tenant: CheckedTenant): Promise<TenantFiles> =>
  createTenantRenderer(compiled(), defaultMessages)(tenant)
