import { isLanguage, type Language } from '@coffer/i18n/languages'
import type { Tenant } from '../tenants/directory.ts'
import type { Call } from './call.ts'

/**
 * The first language of a list such as "es-MX, en;q=0.8" that the tenant offers. Browsers send the preferred one first.
 */
export function offeredLanguage(
  tenant: Pick<Tenant, 'languages'> | undefined,
  list: string,
): Language | null {
  const offered = offeredLanguages(tenant)
  const wanted = list.split(',').map((range) => range.trim().split(/[-_;]/)[0]?.toLowerCase())
  return wanted.filter(isLanguage).find((language) => offered.includes(language)) ?? null
}

/** The language of a depositor who has requested none that the tenant offers. */
export const firstLanguage = (tenant: Pick<Tenant, 'languages'> | undefined): Language =>
  offeredLanguages(tenant)[0] ?? 'en'

const offeredLanguages = (tenant: Pick<Tenant, 'languages'> | undefined): readonly Language[] =>
  tenant?.languages ?? ['en']

const tenantOfCall = (c: Call) => c.var.context.tenants.bySlug(c.var.tenant)

/** The language of the page that makes the call; null if the tenant does not offer it, or none is named. */
export const requestedLanguage = (c: Call): Language | null =>
  offeredLanguage(tenantOfCall(c), c.req.header('accept-language') ?? '')

/** The response's language: that of the page, else the caller's, else the tenant's first. */
export const readerLanguage = (c: Call): Language =>
  requestedLanguage(c) ?? c.var.caller?.language ?? firstLanguage(tenantOfCall(c))
