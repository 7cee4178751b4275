import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { applyLook } from '@coffer/branding/apply-look'
import { designTokens } from '@coffer/branding/design-tokens'
import { toLook } from '@coffer/branding/look'
import { readTokens } from '@coffer/branding/read-tokens'
import type { CheckedTenant } from '../check/check-tenant.ts'
import { formatJson } from '../folder/format-json.ts'
import { isRecord } from '../folder/is-record.ts'
import { parseJson } from '../folder/parse-json.ts'
import { readFolder } from '../folder/read-folder.ts'
import { readTenants } from '../tenants.ts'
import { check } from './check.ts'
import { type CliContext, type ExitCode, displayPath, reportProblems } from './cli-context.ts'

/** The maximum size in bytes, far more than the tokens of a design system need. */
const largestFile = 5_000_000

/** Exports a valid tenant's look as design tokens, or imports its look from tokens that were edited elsewhere. */
export function tokens(
  context: CliContext,
  slug: string,
  { out = `${slug}.tokens.json`, take }: { out?: string | undefined; take?: string | undefined },
): ExitCode {
  const { tenants, problems } = readTenants(context.tenants, context.defaultMessages(), slug)
  const [tenant] = tenants
  if (problems.length > 0 || tenant === undefined) return reportProblems(context, problems)
  if (take !== undefined) return importTokens(context, tenant, take)
  const file = resolve(context.from, out)
  const look = toLook(tenant.branding, tenant.tenant)
  writeFileSync(file, formatJson(designTokens(tenant.branding.name, look)))
  context.stdout(`${relative(context.from, file)}: the design tokens of ${tenant.branding.name}`)
  return 0
}

function importTokens(
  context: CliContext,
  { slug, branding, tenant }: CheckedTenant,
  file: string,
): ExitCode {
  const path = resolve(context.from, file)
  const found = statSync(path, { throwIfNoEntry: false })
  const refuse = (field: string, hint: string) => reportProblems(context, [{ file, field, hint }])
  if (!found?.isFile()) return refuse('the file', 'does not exist')
  if (found.size > largestFile) return refuse('the file', 'is too large for design tokens')
  const json = parseJson(readFileSync(path))
  const [hint] = json.hints
  if (hint !== undefined) return refuse('the file', hint)
  const current = toLook(branding, tenant)
  const read = readTokens(json.value, current)
  if (!read.ok)
    return reportProblems(
      context,
      read.problems.map((problem) => ({ file, ...problem })),
    )
  const folder = readFolder(join(context.tenants, slug))
  if (!isRecord(folder.branding) || !isRecord(folder.tenant)) return 1
  const files = applyLook({ branding: folder.branding, tenant: folder.tenant }, read.look, current)
  writeFileSync(join(context.tenants, slug, 'branding.json'), formatJson(files.branding))
  writeFileSync(join(context.tenants, slug, 'tenant.json'), formatJson(files.tenant))
  if (read.ignored.length > 0)
    context.stdout(
      `Not imported, because they are derived from the brand’s two colors: ${read.ignored.join(', ')}`,
    )
  context.stdout(`${displayPath(context, slug)} now has the design of ${file}`)
  return check(context, slug)
}
