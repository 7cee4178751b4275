import { request } from './request.ts'
import { at, element, typed } from './elements.ts'

/** Shows changes of the tenant's rate, including announced ones. */
export async function showRates(ofTenant: string): Promise<void> {
  const rates = await request('GET', '/rates', ofTenant)
  at('rates', HTMLElement).replaceChildren(
    ...rates.map(({ apy, effective_on, announced_on }) =>
      element('li', `${apy} % from ${effective_on}, announced on ${announced_on}`),
    ),
  )
}

export async function announceRate(tenant: string, form: HTMLFormElement): Promise<string> {
  const { apy, effective_on } = typed(form)
  await request('POST', '/rates', '', { tenant, apy, effective_on })
  form.reset()
  return `The rate of ${apy} % was announced; account holders are notified.`
}
