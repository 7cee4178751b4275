import { createHash } from 'node:crypto'
import type { Tx } from '../database/in-tenant.ts'
import { disclosures } from '../database/schema/disclosures.ts'
import { disclosureTexts } from './texts.ts'

export type Institution = { name: string; supportEmail: string }

/** Publishes the agreements in an institution's name. Those already published stay as they are. */
export async function publishDisclosures(tx: Tx, institution: Institution): Promise<void> {
  await tx
    .insert(disclosures)
    .values(
      disclosureTexts.map(({ slug, version, title, attestation, bodyHtml }) => {
        const body = bodyHtml
          .replaceAll('{bank}', escaped(institution.name))
          .replaceAll('{email}', escaped(institution.supportEmail))
        return {
          slug,
          version,
          title,
          attestation,
          bodyHtml: body,
          hash: hashOf([version, title, attestation, body]),
          isActive: true,
        }
      }),
    )
    .onConflictDoNothing()
}

/** Says exactly which text was read and signed. */
const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
