import { longText, shortText } from '@coffer/api-client/request/text'
import { parseBody } from '@coffer/provider-kit/body'
import { conflict } from '@coffer/provider-kit/refusal'
import * as v from 'valibot'
import type { OperatorArea } from '../http/routes.ts'
import { scheduleAnnouncement } from '../notices/announcements.ts'
import { findBranding } from '../tenants/branding.ts'
import { actInTenant } from './act.ts'
import { namedTenant } from './for-each-tenant.ts'

const text = (mostCharacters: number) => v.pipe(longText, v.trim(), v.nonEmpty(), v.maxLength(mostCharacters))
const inEachLanguage = (mostCharacters: number) =>
  v.object({ en: text(mostCharacters), es: text(mostCharacters) })

export const announcementBody = v.object({
  tenant: v.optional(shortText),
  subject: inEachLanguage(120),
  body: inEachLanguage(2_000),
})

/** A tenant's news and offers, emailed to people who have turned them on. */
export const announcementOperations: OperatorArea = (operator, { tenants }) => {
  operator.post('/announcements', async (c) => {
    const { tenant, ...announcement } = await parseBody(c, announcementBody)
    await actInTenant(c, namedTenant(c, tenant), async (tx) => {
      const { capabilities } = await findBranding(tx, tenants)
      if (!capabilities.includes('notification_settings'))
        throw conflict('Nobody of this tenant can turn announcements on.')
      await scheduleAnnouncement(tx, announcement)
    })
    return c.json(announcement, 201)
  })
}
