import { request } from './request.ts'
import { at, element, typed } from './elements.ts'

/** The kinds of fault and the provider's calls that can have one. */
export async function offerCalls(): Promise<void> {
  const calls = await request('GET', '/calls')
  at('calls', HTMLDataListElement).replaceChildren(
    ...calls.map(({ method, path }) => new Option('', `${method} ${path}`)),
  )
}

/** The active faults, and how often each was applied. */
export async function showFaults(): Promise<void> {
  const faults = await request('GET', '/faults')
  at('faults', HTMLElement).replaceChildren(
    ...faults.map(({ tenant, method, path, kind, value, times, met }) =>
      element(
        'li',
        `${tenant}: ${method} ${path}, ${kind} ${value ?? ''}, met ${met}${times === null ? '' : ` of ${times}`}`,
      ),
    ),
  )
}

export async function addFault(tenant: string, form: HTMLFormElement): Promise<string> {
  const { call = '', kind, value = '', times = '' } = typed(form)
  const [method, path] = call.trim().split(/\s+/)
  if (!method || !path) throw new Error('A call is its method and its path, such as GET /accounts.')
  await request('PUT', '/faults', '', {
    tenant,
    method,
    path,
    kind,
    ...(value !== '' && { value: /^\d+$/.test(value) ? Number(value) : value }),
    ...(times !== '' && { times: Number(times) }),
  })
  return `The fault on ${method} ${path} is active.`
}

export async function endFaults(): Promise<string> {
  await request('DELETE', '/faults')
  return 'No fault is active.'
}
