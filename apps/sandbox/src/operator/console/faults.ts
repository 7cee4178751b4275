import { type Fault, request } from './request.ts'
import { at, button, element, redraw, typed } from './elements.ts'

/** Offers the fault effects, and the calls that can have one. */
export async function offerCalls(): Promise<void> {
  const calls = await request('GET', '/calls')
  at('calls', HTMLDataListElement).replaceChildren(
    ...calls.map(({ method, path }) => new Option('', `${method} ${path}`)),
  )
}

/** Shows the active faults, how often each was applied, and a button that removes it. */
export async function showFaults(act: (action: () => Promise<string>) => void): Promise<void> {
  const faults = await request('GET', '/faults')
  redraw(
    at('faults', HTMLElement),
    faults.map((fault) => renderFault(fault, act)),
  )
}

function renderFault(fault: Fault, act: (action: () => Promise<string>) => void): HTMLElement {
  const { id, tenant, method, path, kind, value = '', times, met } = fault
  const effect = `${kind} ${value}`.trim()
  const end = button('End', () =>
    act(async () => {
      await request('DELETE', '/faults', `/${id}`)
      return `The fault on ${method} ${path} has ended.`
    }),
  )
  end.setAttribute('aria-label', `End the fault ${effect} on ${method} ${path}`)
  const count = `met ${met}${times === null ? '' : ` of ${times}`}`
  return element('li', `${tenant}: ${method} ${path}, ${effect}, ${count} `, end)
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
