import { tenantSchema } from '@coffer/branding/tenant-schema'
import * as v from 'valibot'

/** The reason why a slug cannot name a new tenant; undefined if it can. */
export function slugHint(slug: string, slugs: readonly string[]): string | undefined {
  const read = v.safeParse(tenantSchema.entries.slug, slug)
  if (!read.success) {
    const better = slug
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^[-0-9]+|-+$/g, '')
      .slice(0, 63)
    return `${read.issues[0].message}${better === '' || better === slug ? '' : `; try ${better}`}`
  }
  return slugs.includes(slug)
    ? `already exists: npm run tenant -- check ${slug} checks it, npm run tenant -- remove ${slug} removes it`
    : undefined
}
