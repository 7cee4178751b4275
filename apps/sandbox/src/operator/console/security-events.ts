import { at, element, readable, typed } from './elements.ts'
import { request, type SecurityEvent } from './request.ts'

const pageSize = 50

/** The smallest sequence shown; earlier events have smaller ones. */
let lowest: number | null = null

/** Shows the newest events for the typed email and the selected action. */
export async function showNewestEvents(ofTenant: string): Promise<void> {
  lowest = null
  at('security-events', HTMLElement).replaceChildren(...(await readPage(ofTenant)).map(renderRow))
}

/** Adds the next page below. Returns the text to report. */
export async function showEarlierEvents(ofTenant: string): Promise<string> {
  const events = await readPage(ofTenant)
  at('security-events', HTMLElement).append(...events.map(renderRow))
  return events.length === 0 ? 'There are no earlier events.' : `${events.length} earlier events were added.`
}

export async function offerSecurityActions(): Promise<void> {
  const actions = await request('GET', '/security-events/actions')
  at('security-action', HTMLSelectElement).append(...actions.map((action) => new Option(action, action)))
}

async function readPage(ofTenant: string): Promise<SecurityEvent[]> {
  const { email = '', action = '' } = typed(at('security-form', HTMLFormElement))
  const filter = new URLSearchParams({
    limit: String(pageSize),
    ...(email !== '' && { email }),
    ...(action !== '' && { action }),
    ...(lowest !== null && { before: String(lowest) }),
  })
  const events = await request('GET', '/security-events', `${ofTenant}&${filter}`)
  lowest = events.at(-1)?.sequence ?? lowest
  return events
}

function renderRow(event: SecurityEvent): HTMLElement {
  const outcome = event.status === null ? event.outcome : `${event.outcome} (${event.status})`
  const cells = [
    readable(event.at),
    event.action,
    event.target ?? '',
    outcome,
    event.actor,
    event.email ?? '',
    event.device ?? '',
    event.address ?? '',
    event.request_id ?? '',
  ]
  return element('tr', ...cells.map((cell) => element('td', cell)))
}
