import type { DefaultMessages } from '../folder/default-messages.ts'
import type { Problem } from '../problem.ts'
import type { CheckedTenant } from './check-tenant.ts'
import { type TenantFingerprint, FingerprintIndex } from './fingerprint-index.ts'

/** Fields of a tenant's data that people or browsers see. */
type Place = { readonly file: string; readonly field: string; readonly text: string }

/**
 * Fingerprints of another tenant in a tenant's data: a copied text, address or title. Words of the default messages
 * ("Direct" in "direct deposit") identify no tenant. Two tenants with the same name (one is a trial) may share anything.
 */
export function checkFingerprints(
  tenants: readonly CheckedTenant[],
  defaultMessages: DefaultMessages,
  only?: string,
): readonly Problem[] {
  const all = new FingerprintIndex(tenants.flatMap(tenantFingerprints))
  const common = new Set(
    defaultTexts(defaultMessages).flatMap((text) => all.in(text).map((fingerprint) => fingerprint.text)),
  )
  const names = new Map(tenants.map(({ slug, branding }) => [slug, branding.name]))
  return tenants.flatMap((tenant) => {
    if (only !== undefined && tenant.slug !== only) return []
    const own = tenantFingerprints(tenant).map(({ text }) => text)
    const ownFingerprints = new Set(
      own.flatMap((text) => all.in(text).map((fingerprint) => fingerprint.text)),
    )
    const isLeak = (fingerprint: TenantFingerprint): boolean =>
      fingerprint.slug !== tenant.slug &&
      !common.has(fingerprint.text) &&
      !ownFingerprints.has(fingerprint.text) &&
      names.get(fingerprint.slug) !== tenant.branding.name
    return visibleTexts(tenant).flatMap(({ file, field, text }) => {
      const leaks = new Map(
        all
          .in(text)
          .filter(isLeak)
          .map((fingerprint) => [fingerprint.slug, fingerprint]),
      )
      return Array.from(leaks.values(), ({ slug, what }) => ({
        file: `tenants/${tenant.slug}/${file}`,
        field,
        hint: `has the ${what} of "${slug}"; use that of ${tenant.slug} instead`,
      }))
    })
  })
}

function tenantFingerprints({ slug, tenant, branding }: CheckedTenant): readonly TenantFingerprint[] {
  return [
    { slug, what: 'name', text: branding.name },
    { slug, what: 'name', text: branding.shortName },
    { slug, what: 'email address', text: branding.emails.support },
    ...[`${slug}.localhost`, ...tenant.hosts].map((host) => ({ slug, what: 'host name', text: host })),
  ]
}

function visibleTexts({ tenant, wire, messageOverrides, logos }: CheckedTenant): readonly Place[] {
  return [
    { file: 'branding.json', field: 'logo_alt_text', text: wire.logo_alt_text },
    ...Object.entries(wire.logos).map(([shape, text]) => ({
      file: 'branding.json',
      field: `logos.${shape}`,
      text,
    })),
    { file: 'tenant.json', field: 'apiBase', text: tenant.apiBase },
    ...tenant.settings.linkingOrigins.map((text) => ({
      file: 'tenant.json',
      field: 'settings.linkingOrigins',
      text,
    })),
    ...Object.entries(messageOverrides).flatMap(([language, packages]) =>
      Object.entries(packages ?? {}).flatMap(([namespace, wording]) =>
        Object.entries(wording).map(([key, text]) => ({
          file: `locales/${language}.json`,
          field: `${namespace}.${key}`,
          text,
        })),
      ),
    ),
    ...Array.from(logos, ([file, content]) => ({
      file: `logos/${file}`,
      field: 'a text in it',
      text: drawingText(file, content),
    })),
  ]
}

/** Titles, names and comments of a drawing; its geometry identifies nobody. */
function drawingText(file: string, content: Uint8Array): string {
  return file.endsWith('.svg')
    ? Buffer.from(content)
        .toString('utf8')
        .replaceAll(/\s(?:d|points|transform)=(?:"[^"]*"|'[^']*')/g, '')
    : ''
}

function defaultTexts(defaultMessages: DefaultMessages): readonly string[] {
  return [...defaultMessages.values()].flatMap((packages) =>
    [...packages.values()].flatMap((wording) => Object.values(wording)),
  )
}
