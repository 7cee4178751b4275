import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { savingsProduct } from '../banking/deposit-account.ts'
import type { Tx } from '../database/in-tenant.ts'
import { disclosures } from '../database/schema/disclosures.ts'
import type { Disclosure } from './read-disclosures.ts'
import { disclosureTexts } from './texts.ts'

export type DisclosureValues = { name: string; supportEmail: string }

/** Publishes the agreements in the tenant's name. Published texts never change. */
export async function publishDisclosures(tx: Tx, values: DisclosureValues): Promise<void> {
  await tx
    .insert(disclosures)
    .values(firstDisclosures(values).map((text) => ({ ...text, isActive: true })))
    .onConflictDoNothing()
}

/** The agreements in a tenant's name, each with the hash of its text. */
export const firstDisclosures = (values: DisclosureValues) =>
  disclosureTexts.map(({ bodyHtml, ...text }) => {
    const body = bodyHtml
      .replaceAll('{bank}', escaped(values.name))
      .replaceAll('{email}', escaped(values.supportEmail))
      .replaceAll('{apy}', savingsProduct.apy)
    return {
      ...text,
      bodyHtml: body,
      hash: hashParts([text.version, text.title, text.attestation, body]),
    }
  })

export interface NewText {
  readonly title?: string | undefined
  readonly attestation?: string | undefined
  readonly bodyHtml?: string | undefined
}

/** Publishes a new version of an active text. Signatures of the old version do not count for it. */
export async function publishVersion(tx: Tx, old: Disclosure, changed: NewText): Promise<Disclosure> {
  const version = nextVersion(old.version)
  const title = changed.title ?? old.title
  const attestation = changed.attestation ?? old.attestation
  const bodyHtml = changed.bodyHtml ?? old.bodyHtml
  await tx.update(disclosures).set({ isActive: false }).where(eq(disclosures.id, old.id))
  const { slug, sequence } = old
  const hash = hashParts([version, title, attestation, bodyHtml])
  const [published] = await tx
    .insert(disclosures)
    // The new version keeps the old one's position in the order.
    .overridingSystemValue()
    .values({ slug, version, title, attestation, bodyHtml, hash, isActive: true, sequence })
    .returning()
  if (published === undefined) throw new Error('The disclosure was not published.')
  return published
}

/** `2026-01`, then `2026-01.2`, then `2026-01.3`. */
function nextVersion(version: string): string {
  const [, base = version, count = '1'] = /^(.*?)(?:\.(\d+))?$/.exec(version) ?? []
  return `${base}.${Number(count) + 1}`
}

/** Identifies the exact text that was read and signed. */
const hashParts = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
