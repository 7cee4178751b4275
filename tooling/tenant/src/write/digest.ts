import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckedTenant } from '../check/check-tenant.ts'
import type { DefaultMessages } from '../folder/default-messages.ts'
import type { Compiled } from '../page/compiled.ts'
import { paths } from '../paths.ts'
import { digestParts } from './digest-of.ts'

/** Digest of the input that all tenants share: the compiled application, the default messages and this code. */
export function sharedDigest(compiled: Compiled, defaultMessages: DefaultMessages): string {
  const messages = [...defaultMessages].map(([language, namespaces]) => [language, [...namespaces]])
  return digestParts([compiled.digest, JSON.stringify(messages), codeDigest(), process.version])
}

/** Digest of all input for a tenant's output. */
export function tenantDigest(
  { tenant, wire, messageOverrides, logos, picture }: CheckedTenant,
  shared: string,
): string {
  const content = [...logos].flatMap(([file, bytes]) => [file, bytes])
  return digestParts([shared, JSON.stringify([tenant, wire, messageOverrides]), ...content, picture ?? ''])
}

let code: string | null = null

/** The rendering and theme code, as of its first use in this process. */
function codeDigest(): string {
  const files = globSync('{tooling/tenant,packages/branding}/src/**/*.{ts,json}', { cwd: paths.root }).sort()
  code ??= digestParts(files.flatMap((file) => [file, readFileSync(join(paths.root, file))]))
  return code
}
