import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckedTenant } from '../check/check-tenant.ts'
import type { DefaultMessages } from '../folder/default-messages.ts'
import type { Compiled } from '../page/compiled.ts'
import { paths } from '../paths.ts'
import { digestOf } from './digest-of.ts'

/** What every page is made with besides a tenant's own data: the compiled application, the default messages, this code. */
export function sharedDigest(compiled: Compiled, defaultMessages: DefaultMessages): string {
  const words = [...defaultMessages].map(([language, namespaces]) => [language, [...namespaces]])
  return digestOf([compiled.digest, JSON.stringify(words), codeDigest(), process.version])
}

/** Of all that a tenant's output is made of: what differs in any of it gives another. */
export function tenantDigest({ tenant, wire, words, logos }: CheckedTenant, shared: string): string {
  const content = [...logos].flatMap(([file, bytes]) => [file, bytes])
  return digestOf([shared, JSON.stringify([tenant, wire, words]), ...content])
}

let code: string | null = null

/** The code that renders, and the one that derives colours: what it was when this process first asked. */
function codeDigest(): string {
  const files = globSync('{tooling/tenant,packages/branding}/src/**/*.{ts,json}', { cwd: paths.root }).sort()
  code ??= digestOf(files.flatMap((file) => [file, readFileSync(join(paths.root, file))]))
  return code
}
