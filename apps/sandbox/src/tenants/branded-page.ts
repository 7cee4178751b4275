import { defaultTenant } from '@coffer/branding/default-tenant'
import type { Branding } from '@coffer/branding/schema'
import { createTheme } from '@coffer/branding/theme'
import { variablesCss } from '@coffer/branding/variables'
import { inTenant } from '../database/in-tenant.ts'
import type { Call } from '../http/call.ts'
import type { PageArea } from '../http/routes.ts'
import { findBranding } from './branding.ts'

/**
 * Branding of the provider's own pages: the current branding of the host's tenant, or a neutral one if the host has no
 * tenant.
 */
async function brandingOfHost(c: Call): Promise<Branding> {
  const { tenant, context } = c.var
  if (tenant === '') return defaultTenant(new URL(c.req.url).hostname).branding
  return inTenant(context.db, tenant, (tx) => findBranding(tx, context.tenants))
}

/**
 * Fills in a page of the provider: `{{institution}}` is the tenant's name, `{{logo}}` the logo, or the name if there is
 * none.
 */
export async function brandedPage(c: Call, page: string): Promise<string> {
  const branding = await brandingOfHost(c)
  const name = escaped(branding.name)
  const src = branding.logos[createTheme(branding).drawerLogo]
  const logo = src === '' ? name : `<img src="${escaped(src)}" alt="${escaped(branding.logoAltText)}" />`
  return page.replaceAll('{{institution}}', () => name).replaceAll('{{logo}}', () => logo)
}

const brandCss = async (c: Call) => {
  c.header('Content-Type', 'text/css; charset=utf-8')
  c.header('Cache-Control', 'no-cache')
  return c.body(variablesCss(createTheme(await brandingOfHost(c)).colors))
}

/** Colors by role, for the style sheets of the provider's pages. */
export const brandStyles: PageArea = (pages) => {
  pages.get('/sandbox/brand.css', brandCss)
  pages.get('/fastlink/brand.css', brandCss)
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
