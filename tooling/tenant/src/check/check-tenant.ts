import type { Insurer } from '@coffer/branding/insurer'
import { type Branding, type BrandingInput, parseBranding } from '@coffer/branding/schema'
import { brandingWireSchema } from '@coffer/branding/wire-schema'
import { type MessageOverrides, type Tenant, parseTenant, tenantSchema } from '@coffer/branding/tenant-schema'
import * as v from 'valibot'
import type { DefaultMessages } from '../folder/default-messages.ts'
import type { TenantFolder } from '../folder/read-folder.ts'
import type { Problem } from '../problem.ts'
import { checkLogos } from './check-logos.ts'
import { checkPicture } from './check-picture.ts'
import { checkMessageOverrides } from './check-messages.ts'
import { unknownFields } from './unknown-fields.ts'

/** A tenant that passed every check. Only such tenants are rendered. */
export type CheckedTenant = {
  readonly slug: string
  readonly tenant: Tenant
  readonly branding: Branding
  /** The branding in the wire form, without unknown fields. */
  readonly wire: BrandingInput
  readonly logos: ReadonlyMap<string, Uint8Array>
  /** The picture of the log-in page. */
  readonly picture: Uint8Array | null
  readonly messageOverrides: MessageOverrides
}

export type Checked =
  | { readonly ok: true; readonly tenant: CheckedTenant }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Checks one tenant's folder and reports all its problems at once. */
export function checkTenant(folder: TenantFolder, defaultMessages: DefaultMessages): Checked {
  const { slug } = folder
  const problems = [...folder.problems]
  const tenant = folder.tenant === undefined ? null : parseTenant(folder.tenant)
  const branding = folder.branding === undefined ? null : parseBranding(folder.branding, { slug })
  if (tenant?.ok === false) problems.push(...inFile(slug, 'tenant.json', tenant.problems))
  if (branding?.ok === false) problems.push(...inFile(slug, 'branding.json', branding.problems))
  problems.push(
    ...inFile(slug, 'tenant.json', unknownFields(tenantSchema, folder.tenant)),
    ...inFile(slug, 'branding.json', unknownFields(brandingWireSchema, folder.branding)),
  )
  if (tenant?.ok && tenant.tenant.slug !== slug) {
    problems.push(
      ...inFile(slug, 'tenant.json', [{ field: 'slug', hint: `must be "${slug}", like its folder` }]),
    )
  }
  if (!tenant?.ok || !branding?.ok) return { ok: false, problems }

  problems.push(...insurerProblems(slug, tenant.tenant.insurer, branding.branding.showFdic))
  const wire = v.parse(brandingWireSchema, folder.branding)
  const own = checkMessageOverrides(folder, tenant.tenant.languages, defaultMessages)
  const picture = checkPicture(folder, tenant.tenant)
  problems.push(...checkLogos(folder, wire), ...picture.problems, ...own.problems)
  if (problems.length > 0) return { ok: false, problems }
  const { logos } = folder
  return {
    ok: true,
    tenant: {
      slug,
      tenant: tenant.tenant,
      branding: branding.branding,
      wire,
      logos,
      picture: picture.content,
      messageOverrides: own.messageOverrides,
    },
  }
}

/** Requires the provider's `show_fdic` and the tenant's insurer to agree. */
function insurerProblems(slug: string, insurer: Insurer | undefined, showsFdic: boolean): Problem[] {
  if (insurer === undefined || (insurer === 'FDIC') === showsFdic) return []
  const hint = `is ${insurer}, but branding.json has show_fdic ${showsFdic}; make the two agree`
  return inFile(slug, 'tenant.json', [{ field: 'insurer', hint }])
}

function inFile(slug: string, file: string, problems: readonly { field: string; hint: string }[]): Problem[] {
  return problems.map((problem) => ({ file: `tenants/${slug}/${file}`, ...problem }))
}
