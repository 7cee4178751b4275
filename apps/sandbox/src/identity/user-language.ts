import type { Language } from '@coffer/i18n/languages'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import type { Call } from '../http/call.ts'
import { requestedLanguage } from '../http/reader-language.ts'
import type { User } from './users.ts'

/** The locale of a message caused by a call: that of the calling page until the user has chosen a language. */
export const messageLocale = (c: Call, { locale, localeIsChosen }: User): string =>
  localeIsChosen ? locale : (requestedLanguage(c) ?? locale)

/** Assigns the page's language to a user who logs in for the first time. */
export async function adoptLanguage(tx: Tx, c: Call, user: User): Promise<User> {
  const language = requestedLanguage(c)
  if (user.localeIsChosen || language === null) return user
  return saveLanguage(tx, user.userId, language)
}

/** Saves the language of all messages to a user. */
export async function saveLanguage(tx: Tx, userId: string, language: Language): Promise<User> {
  const [user] = await tx
    .update(users)
    .set({ locale: language, localeIsChosen: true })
    .where(eq(users.userId, userId))
    .returning()
  if (!user) throw new Error('A session without its user.')
  return user
}
