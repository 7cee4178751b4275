import { linkingModes } from '@coffer/domain/status'
import { request } from './request.ts'
import { at, offer, typed } from './elements.ts'

/** Shows the linking mode, the duration of reviews and the active texts of the selected tenant. */
export async function showTenant(slug: string): Promise<void> {
  const [tenants, texts] = await Promise.all([
    request('GET', '/tenants', `?tenant=${slug}`),
    request('GET', '/disclosures', `?tenant=${slug}`),
  ])
  const [tenant] = tenants
  at('shown', HTMLElement).textContent = tenant ? `${tenant.name} (${slug})` : slug
  offer(
    at('linking-mode', HTMLSelectElement),
    linkingModes.map((mode) => [mode, mode]),
    tenant?.linking_mode,
  )
  // Only the default changes, so that typed text is kept until it is sent.
  at('same-bank', HTMLInputElement).defaultValue = tenant?.same_fi_institution ?? ''
  at('review-seconds', HTMLInputElement).defaultValue = String(tenant?.review_seconds ?? '')
  offer(
    at('disclosure', HTMLSelectElement),
    texts.map(({ slug: text, title, version }) => [`${title}, ${version}`, text]),
  )
}

export async function saveSettings(slug: string, form: HTMLFormElement): Promise<string> {
  const { linking_mode, same_fi_institution = '', review_seconds = '' } = typed(form)
  await request('PATCH', '/tenants', `/${slug}`, {
    linking_mode,
    same_fi_institution: same_fi_institution === '' ? null : same_fi_institution,
    review_seconds: review_seconds === '' ? null : Number(review_seconds),
  })
  form.reset()
  return 'The tenant was changed.'
}

export async function publishDisclosure(tenant: string, form: HTMLFormElement): Promise<string> {
  const { slug, body = '' } = typed(form)
  await request('POST', '/disclosures', '', { tenant, slug, ...(body !== '' && { body }) })
  return 'A new version is in force; depositors who signed the old one are asked again.'
}
