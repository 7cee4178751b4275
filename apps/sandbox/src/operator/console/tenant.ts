import { linkingModes } from '@coffer/domain/status'
import { request } from './request.ts'
import { at, typed } from './elements.ts'

/** Linking mode, duration of reviews and active texts of the selected tenant. */
export async function showTenant(slug: string): Promise<void> {
  const [tenants, texts] = await Promise.all([
    request('GET', '/tenants', `?tenant=${slug}`),
    request('GET', '/disclosures', `?tenant=${slug}`),
  ])
  const [tenant] = tenants
  at('shown', HTMLElement).textContent = tenant ? `${tenant.name} (${slug})` : slug
  at('linking-mode', HTMLSelectElement).replaceChildren(
    ...linkingModes.map((mode) => new Option(mode, mode, false, mode === tenant?.linking_mode)),
  )
  at('same-institution', HTMLInputElement).value = tenant?.same_fi_institution ?? ''
  at('review-seconds', HTMLInputElement).value = String(tenant?.review_seconds ?? '')
  const choice = at('disclosure', HTMLSelectElement)
  const chosen = choice.value
  choice.replaceChildren(
    ...texts.map(
      ({ slug: text, title, version }) => new Option(`${title}, ${version}`, text, false, text === chosen),
    ),
  )
}

export async function keepSettings(slug: string, form: HTMLFormElement): Promise<string> {
  const { linking_mode, same_fi_institution = '', review_seconds = '' } = typed(form)
  await request('PATCH', '/tenants', `/${slug}`, {
    linking_mode,
    same_fi_institution: same_fi_institution === '' ? null : same_fi_institution,
    review_seconds: review_seconds === '' ? null : Number(review_seconds),
  })
  return 'The institution was changed.'
}

export async function publishDisclosure(tenant: string, form: HTMLFormElement): Promise<string> {
  const { slug, body = '' } = typed(form)
  await request('POST', '/disclosures', '', { tenant, slug, ...(body !== '' && { body }) })
  return 'A new version is in force; depositors who signed the old one are asked again.'
}
