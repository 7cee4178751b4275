import { request, type Depositor, type ThreadMessage } from './request.ts'
import { at, button, element, offer, readable, redraw, typed } from './elements.ts'

/** Shows messages of depositors and support, newest first; buttons start a reply in the thread, and close its case. */
export async function showMessages(
  rest: string,
  act: (action: () => Promise<string>) => void,
): Promise<void> {
  const messages = await request('GET', '/messages', rest)
  redraw(
    at('messages', HTMLElement),
    messages.map((message) => {
      const header = element('th', message.email)
      header.setAttribute('scope', 'row')
      const isOurs = message.direction === 'inbound'
      return element(
        'tr',
        header,
        element('td', readable(message.sent_at)),
        element('td', `${isOurs ? 'from us: ' : ''}${message.subject}`),
        element('td', message.body),
        element('td', message.attachments.map(describeAttachment).join(', ')),
        element('td', ...(isOurs ? [readState(message)] : [answer(message), ...closing(message, act)])),
      )
    }),
  )
}

const describeAttachment = ({ name, status }: ThreadMessage['attachments'][number]): string =>
  status === 'clean' ? name : `${name} (${status === 'checking' ? 'being checked' : 'refused by the check'})`

const readState = ({ viewed_at }: ThreadMessage): string => (viewed_at === null ? 'not opened' : 'opened')

/** A button that closes the thread's case. */
function closing(
  { case_uuid: uuid, case_closed_at: closedAt, email, subject }: ThreadMessage,
  act: (action: () => Promise<string>) => void,
): (HTMLElement | string)[] {
  if (uuid === null) return []
  if (closedAt !== null) return [` case closed ${readable(closedAt)}`]
  const close = button('Close the case', () =>
    act(async () => {
      await request('POST', '/cases', `/${uuid}/close`)
      return `The case “${subject}” of ${email} was closed.`
    }),
  )
  close.setAttribute('aria-label', `Close the case “${subject}” of ${email}`)
  return [' ', close]
}

/** A button that prefills the form below with the thread to reply in. */
function answer(message: ThreadMessage): HTMLElement {
  return button(`Answer ${message.email}`, () => {
    at('message-to', HTMLSelectElement).value = message.depositor_id
    at('message-thread', HTMLInputElement).value = message.thread_uuid
    at('message-subject', HTMLInputElement).value = message.subject
    at('message-body', HTMLTextAreaElement).focus()
  })
}

/** Sets the depositors as options for the recipient. */
export function offerDepositors(people: readonly Depositor[]): void {
  for (const id of ['message-to', 'alert-to', 'transactions-of']) {
    const everyone = id === 'transactions-of' ? [['everyone', ''] as const] : []
    const options = people.map(({ depositor_id, email }) => [email, depositor_id] as const)
    offer(at(id, HTMLSelectElement), [...everyone, ...options])
  }
}

export async function sendMessage(form: HTMLFormElement): Promise<string> {
  const { depositor, thread_uuid = '', subject, body } = typed(form)
  await request('POST', '/messages', '', {
    depositor,
    subject,
    body,
    ...(thread_uuid !== '' && { thread_uuid }),
  })
  form.reset()
  at('message-thread', HTMLInputElement).value = ''
  return 'The message was sent.'
}

export async function publishAlert(form: HTMLFormElement): Promise<string> {
  await request('POST', '/alerts', '', typed(form))
  form.reset()
  return 'The alert was published.'
}

export async function publishBanner(tenant: string, form: HTMLFormElement): Promise<string> {
  const { type, location: place, title, body } = typed(form)
  await request('POST', '/banners', '', { tenant, type: Number(type), location: Number(place), title, body })
  form.reset()
  return 'The banner is active.'
}

export async function showBanners(rest: string): Promise<void> {
  const banners = await request('GET', '/banners', rest)
  at('banners', HTMLElement).replaceChildren(
    ...banners.map(({ type, location: place, title, body }) =>
      element('li', `type ${type}, place ${place}: ${title}. ${body}`),
    ),
  )
}
