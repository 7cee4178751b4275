import type { Language } from '@coffer/i18n/languages'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'

/** The language of a locale such as `es-MX`. */
export const toLanguage = (locale: string): Language => (/^es\b/i.test(locale) ? 'es' : 'en')

/** A depositor's contacts, and the language of messages to them. */
export async function findContact(
  tx: Tx,
  depositorId: string,
): Promise<{ readonly email: string; readonly language: Language }> {
  const [row] = await tx
    .select({ email: users.email, locale: users.locale })
    .from(depositors)
    .innerJoin(users, eq(users.userId, depositors.userId))
    .where(eq(depositors.depositorId, depositorId))
  if (row === undefined) throw new Error('The depositor has no email.')
  return { email: row.email, language: toLanguage(row.locale) }
}
