import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DefaultMessages } from '../folder/default-messages.ts'
import { generate } from './generate.ts'

/** Writes generated tenants to disk, one folder each, in the form of real data; returns their slugs. */
export function writeGenerated(
  tenants: string,
  count: number,
  defaultMessages: DefaultMessages,
): readonly string[] {
  return generate(count, defaultMessages).map(({ slug, tenant, branding, logos, messageOverrides }) => {
    const files = new Map<string, string | Uint8Array>([
      ['tenant.json', JSON.stringify(tenant)],
      ['branding.json', JSON.stringify(branding)],
      ...Array.from(logos, ([file, content]) => [`logos/${file}`, content] as const),
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
    return slug
  })
}
