import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { Language } from '../http/refusal.ts'
import { contactOf } from '../identity/contact.ts'

/** Name and address of the account's holder, as in a letter. */
export type Addressee = {
  readonly name: string
  /** The lines of the mailing address, or of the home address where there is none. */
  readonly address: readonly string[]
  readonly ssnLastFour: string | null
  readonly language: Language
}

export async function addresseeOf(tx: Tx, depositorId: string): Promise<Addressee> {
  const [row] = await tx.select().from(depositors).where(eq(depositors.depositorId, depositorId))
  if (row === undefined) throw new Error('An account without its depositor.')
  const { language } = await contactOf(tx, depositorId)
  const place = row.mailingAddress ?? row.address
  return {
    name: [row.firstName, row.middleName, row.lastName, row.suffix].filter(Boolean).join(' '),
    address: place
      ? [
          place.address_line1,
          ...(place.address_line2 ? [place.address_line2] : []),
          `${place.city}, ${place.state} ${place.postal_code}`,
        ]
      : [],
    ssnLastFour: row.ssnLastFour,
    language,
  }
}
