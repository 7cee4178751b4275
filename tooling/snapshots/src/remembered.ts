import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

/** Of each tenant, what its stories and its snapshots were made of when they last agreed. */
const remembered = v.record(v.string(), v.object({ stories: v.string(), snapshots: v.string() }))

export type Agreement = v.InferOutput<typeof remembered>[string]

/** A memory that is not there or not readable is an empty one. */
function read(file: string): Record<string, Agreement> {
  if (!existsSync(file)) return {}
  try {
    return v.parse(remembered, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

export function hasAgreed(file: string, slug: string, { stories, snapshots }: Agreement): boolean {
  const known = read(file)[slug]
  return known?.stories === stories && known.snapshots === snapshots
}

/** Remembers that a tenant's stories look as its snapshots, or, with null, that they do not. */
export function rememberAgreement(file: string, slug: string, agreement: Agreement | null): void {
  const { [slug]: _, ...others } = read(file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(agreement === null ? others : { ...others, [slug]: agreement }, null, 2))
}
