import { request, type Message } from './request.ts'
import { at, button, element, link, readable, redraw, typed } from './elements.ts'

const most = 50

/** Shows sent emails, newest first; a button opens one as its recipient sees it. */
export async function showOutbox(ofTenant: string): Promise<void> {
  const { to = '' } = typed(at('outbox-form', HTMLFormElement))
  const recipient = to === '' ? '' : `&to=${encodeURIComponent(to)}`
  const messages = await request('GET', '/outbox', `${ofTenant}${recipient}&limit=${most}`)
  redraw(at('outbox', HTMLElement), messages.map(renderRow))
}

function renderRow(message: Message): HTMLElement {
  const show = button(message.subject, () => showMessage(message))
  show.className = 'quiet'
  return element(
    'tr',
    element('td', readable(message.sent_at)),
    element('td', message.to),
    element('td', show),
    element(
      'td',
      ...(message.code === null ? [] : [element('code', message.code)]),
      ...message.links.map((href) => link('Open the link', href)),
    ),
    element('td', toDelivery(message)),
  )
}

/** A message without a way out is read here only. */
const toDelivery = ({ delivery, delivery_error }: Message): string =>
  [delivery ?? 'none', delivery_error].filter(Boolean).join(': ')

/** Shows an email next to its plain text; a text message only as text. */
function showMessage({ to, subject, text, html, channel }: Message): void {
  const heading = element('h3', subject)
  heading.tabIndex = -1
  const parts = element('div', ...(html === null ? [] : [drawn(subject, html)]), element('pre', text))
  parts.className = 'letter'
  const what = channel === 'email' ? 'Email' : 'Text message'
  const shown = at('message', HTMLElement)
  shown.replaceChildren(heading, element('p', `${what} to ${to}`), parts)
  shown.hidden = false
  heading.focus()
}

/** The part of the browser's Trusted Types API that is used here. */
interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => typeof rules
}
const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

/** Allows text as HTML only for the frame below, whose document runs no scripts. */
const rules = { createHTML: (html: string) => html }
const trustedTypes: unknown = Reflect.get(window, 'trustedTypes')
const policy = isPolicyFactory(trustedTypes) ? trustedTypes.createPolicy('console', rules) : rules

/** The email as shown by an email client: without scripts, and with links that open a new window. */
function drawn(subject: string, html: string): HTMLElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  frame.title = `The email “${subject}” as it looks`
  frame.srcdoc = policy.createHTML(html.replaceAll('<a ', '<a target="_blank" '))
  return frame
}
