import { fullName } from '@coffer/domain/names'
import { isPassed, type RegistrationStatus } from '@coffer/domain/status'
import type { Language } from '@coffer/i18n/languages'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { findContact } from '../identity/contact.ts'

const owners = alias(depositors, 'owners')

/** Names and address of an account's holders, as printed on a letter. */
export type Addressee = {
  /** The depositor, followed by the joint holder if the letter is addressed to both. */
  readonly names: readonly string[]
  /** The lines of the mailing address, or of the home address if there is no mailing address. */
  readonly address: readonly string[]
  readonly ssnLastFour: string | null
  readonly language: Language
}

export async function findAddressee(tx: Tx, depositorId: string): Promise<Addressee> {
  const [row] = await tx.select().from(depositors).where(eq(depositors.depositorId, depositorId))
  if (row === undefined) throw new Error('An account without its depositor.')
  const { language } = await findContact(tx, depositorId)
  const place = row.mailingAddress ?? row.address
  return {
    names: [fullName(row)],
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

/**
 * The depositor and the joint holder at an instant, so that a document issued then does not change when a holder joins
 * later.
 */
export async function findAddressees(tx: Tx, depositorId: string, at: Date): Promise<Addressee> {
  const addressee = await findAddressee(tx, depositorId)
  const rows = await tx
    .select({ depositor: depositors })
    .from(owners)
    .innerJoin(depositors, eq(depositors.entityId, owners.entityId))
    .innerJoin(users, eq(users.userId, depositors.userId))
    .where(
      and(
        eq(owners.depositorId, depositorId),
        eq(depositors.isPrimary, false),
        isNull(depositors.cancelledAt),
        lte(users.createdAt, at),
      ),
    )
  const others = rows.filter(({ depositor }) => isOwner(depositor.registrationStatus))
  return {
    ...addressee,
    names: [...addressee.names, ...others.map(({ depositor }) => fullName(depositor))],
  }
}

/** A joint holder owns the money from approval on, even while access is view-only or suspended. */
const isOwner = (status: RegistrationStatus | null): boolean => isPassed(status) || status === 'VIEW_ONLY'
