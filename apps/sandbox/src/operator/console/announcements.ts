import { typed } from './elements.ts'
import { request } from './request.ts'

/** Emails news in both languages to a tenant's people who have turned them on. */
export async function publishAnnouncement(tenant: string, form: HTMLFormElement): Promise<string> {
  const { subject_en, subject_es, body_en, body_es } = typed(form)
  await request('POST', '/announcements', '', {
    tenant,
    subject: { en: subject_en, es: subject_es },
    body: { en: body_en, es: body_es },
  })
  form.reset()
  return 'The announcement is sent to those who have news and offers on.'
}
