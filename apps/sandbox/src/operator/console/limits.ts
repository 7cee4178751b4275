import { request } from './request.ts'
import { at, element, typed } from './elements.ts'

/** Shows the limits that differ from the defaults, in dollars. */
export async function showLimits(slug: string): Promise<void> {
  const [tenant] = await request('GET', '/tenants', `?tenant=${slug}`)
  at('limits', HTMLElement).replaceChildren(
    ...Object.entries(tenant?.limits ?? {}).map(([name, cents]) =>
      element('li', `${name}: ${(cents / 100).toFixed(2)}`),
    ),
  )
}

/** Overrides one limit; an empty amount restores its default. */
export async function saveLimit(slug: string, form: HTMLFormElement): Promise<string> {
  const { limit = '', dollars = '' } = typed(form)
  const [tenant] = await request('GET', '/tenants', `?tenant=${slug}`)
  const { [limit]: _, ...others } = tenant?.limits ?? {}
  const limits = dollars === '' ? others : { ...others, [limit]: Math.round(Number(dollars) * 100) }
  await request('PATCH', '/tenants', `/${slug}`, { limits })
  form.reset()
  return `The limit ${limit} was set.`
}
