import { type CheckedTenant, checkTenant } from '../../../tooling/tenant/src/check/check-tenant.ts'
import { parseJson } from '../../../tooling/tenant/src/folder/parse-json.ts'
import type { Problem } from '../../../tooling/tenant/src/problem.ts'
import { decodeDataUrl, draftFiles, referencedFiles, type TenantDraft } from './tenant-draft.ts'

export type CheckedDraft =
  | { readonly ok: true; readonly tenant: CheckedTenant }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * The check of `npm run tenant -- check`, for a folder in the browser. It omits the tenant's own messages, which the
 * panel does not edit, the comparison with other tenants, and the drawing of logos, which people see in the stories.
 */
export function checkDraft(slug: string, draft: TenantDraft): CheckedDraft {
  const { texts } = draft
  const read = draftFiles.map((file) => ({ file, ...parseJson(new TextEncoder().encode(texts[file])) }))
  const [branding, tenant] = read.map(({ value }) => value)
  const within = (folder: string) =>
    new Map(
      referencedFiles(draft)
        .filter(([path]) => path.startsWith(`${folder}/`))
        .map(([path, address]) => [path.slice(folder.length + 1), decodeDataUrl(address)] as const),
    )
  const problems = read.flatMap(({ file, hints }) =>
    hints.map((hint) => ({ file: `tenants/${slug}/${file}`, field: 'the file', hint })),
  )
  return checkTenant(
    {
      slug,
      branding,
      tenant,
      logos: within('logos'),
      pictures: within('pictures'),
      messageOverrides: new Map(),
      problems,
    },
    new Map(),
  )
}
