import { userLanguageBody } from '@coffer/api-client/user/request-schema'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema/identity.ts'
import { asCaller } from '../http/as-caller.ts'
import { parseBody } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { offeredLanguage } from '../http/reader-language.ts'
import { invalid, notFound, type LocalizedText } from '../http/refusal.ts'
import { requireCapability } from '../http/require-capability.ts'
import type { Area } from '../http/routes.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { toLanguage } from './contact.ts'
import { saveLanguage } from './user-language.ts'
import type { User } from './users.ts'

const notOffered: LocalizedText = {
  en: 'Choose one of the languages offered.',
  es: 'Elija uno de los idiomas disponibles.',
}

export const userCalls: Area = (api, { tenants }) => {
  api.get(
    '/user',
    asCaller(async (c, tx, { userId }) => {
      const [user] = await tx.select().from(users).where(eq(users.userId, userId))
      if (!user) throw notFound()
      return ok<'GET /user'>(c, userToWire(user))
    }),
  )

  api.use('/user/language', requireCapability('language'))

  api.patch(
    '/user/language',
    asCaller(async (c, tx, { userId }) => {
      const sent = await parseBody(c, userLanguageBody)
      const language = offeredLanguage(tenants.bySlug(c.var.tenant), sent.language)
      if (language === null) throw invalid({ language: [notOffered] })
      const user = await saveLanguage(tx, userId, language)
      await recordSecurityEvent(tx, c, 'language-changed')
      return ok<'PATCH /user/language'>(c, userToWire(user))
    }),
  )
}

export const userToWire = ({ userId, email, phone, locale }: User) => ({
  uuid: userId,
  email,
  phone,
  language: toLanguage(locale),
})
