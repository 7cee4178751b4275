import { createHash } from 'node:crypto'
import type { DefaultMessages } from '../folder/default-messages.ts'
import type { Problem } from '../problem.ts'
import { checkFingerprints } from './check-fingerprints.ts'
import type { CheckedTenant } from './check-tenant.ts'

/** A value that only one tenant may have, and where the tenant has it. */
type Claim = { readonly thing: string; readonly file: string; readonly field: string; readonly hint: string }

/**
 * Problems between tenants: a shared host name, address or logo, and data with another tenant's fingerprints. If two
 * tenants claim the same value, the problem is reported for both, and neither is served there until it is resolved. With
 * `only`, the result has only that tenant's problems.
 */
export function checkTogether(
  tenants: readonly CheckedTenant[],
  defaultMessages: DefaultMessages,
  only?: string,
): readonly Problem[] {
  const claims = Map.groupBy(
    tenants.flatMap((tenant) => [
      ...new Map(tenantClaims(tenant).map((claim) => [claim.thing, { ...claim, tenant }])).values(),
    ]),
    ({ thing }) => thing,
  )
  const shared = [...claims.values()].flatMap((claimed) =>
    claimed.flatMap(({ thing, file, field, hint, tenant }) =>
      claimed
        .filter((other) => isConflict(thing, tenant, other.tenant))
        .map((other) => ({
          file: `tenants/${tenant.slug}/${file}`,
          field,
          hint: `is already used by "${other.tenant.slug}"; ${hint}`,
        })),
    ),
  )
  const ofOne = shared.filter(({ file }) => only === undefined || file.startsWith(`tenants/${only}/`))
  return [...ofOne, ...checkFingerprints(tenants, defaultMessages, only)]
}

/**
 * Every tenant is also served at <slug>.localhost, which no other may claim. Two tenants with the same name (one is a
 * trial) may share everything except host names and addresses.
 */
function isConflict(thing: string, tenant: CheckedTenant, other: CheckedTenant): boolean {
  if (tenant.slug === other.slug || thing === `host ${tenant.slug}.localhost`) return false
  return thing.startsWith('host ') || tenant.branding.name !== other.branding.name
}

function tenantClaims({ slug, tenant, branding, logos }: CheckedTenant): readonly Claim[] {
  return [
    ...[`${slug}.localhost`, ...tenant.hosts].map((host) => ({
      thing: `host ${host}`,
      file: 'tenant.json',
      field: `hosts, ${host}`,
      hint: 'choose another',
    })),
    {
      thing: `email ${branding.emails.support.toLowerCase()}`,
      file: 'branding.json',
      field: 'emails.support',
      hint: 'choose another',
    },
    // Generated monograms of two tenants may be alike; an identical word-mark was copied.
    ...[branding.logos['hor-color'], branding.logos['hor-white']].flatMap((address) => {
      const file = address.slice('/logos/'.length)
      const content = logos.get(file)
      if (content === undefined) return []
      const hash = createHash('sha256').update(content).digest('base64')
      return [
        {
          thing: `logo ${hash}`,
          file: `logos/${file}`,
          field: 'the drawing',
          hint: 'replace it with its own',
        },
      ]
    }),
  ]
}
