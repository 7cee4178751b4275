import { request, type OperatorAction } from './request.ts'
import { at, element, readable } from './elements.ts'

/** The audit log of the operator, newest first. */
export async function showActions(): Promise<void> {
  const actions = await request('GET', '/actions')
  at('actions', HTMLElement).replaceChildren(...actions.map(rowOf))
}

function rowOf({ at: instant, action, target, subject, status, address }: OperatorAction): HTMLElement {
  const cells = [readable(instant), action, target, subject ?? '', String(status), address]
  return element('tr', ...cells.map((cell) => element('td', cell)))
}
