import { invalid, notFound, type LocalizedText } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema/identity.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { offeredLanguage } from '../http/reader-language.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { toLanguage } from './contact.ts'
import { saveLanguage } from './user-language.ts'
import type { User } from './users.ts'

const notOffered: LocalizedText = {
  en: 'Choose one of the languages offered.',
  es: 'Elija uno de los idiomas disponibles.',
}

export const userCalls = ({ tenants }: Context) =>
  ({
    'GET /user': asCaller(async ({ tx, caller: { userId } }) => {
      const [user] = await tx.select().from(users).where(eq(users.userId, userId))
      if (!user) throw notFound()
      return userToWire(user)
    }),

    'PATCH /user/language': asCaller(async ({ c, tx, caller: { userId }, readBody }) => {
      const sent = await readBody()
      const language = offeredLanguage(tenants.bySlug(c.var.tenant), sent.language)
      if (language === null) throw invalid({ language: [notOffered] })
      const user = await saveLanguage(tx, userId, language)
      await recordSecurityEvent(tx, c, 'language-changed')
      return userToWire(user)
    }),
  }) satisfies SomeHandlers

export const userToWire = ({ userId, email, phone, locale }: User) => ({
  uuid: userId,
  email,
  phone,
  language: toLanguage(locale),
})
