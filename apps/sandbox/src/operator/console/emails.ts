import { request, type Depositor, type Letter } from './request.ts'
import { at, button, element, readable, typed } from './elements.ts'

/** What depositors wrote and were answered, the newest first; a press answers in its thread. */
export async function showEmails(rest: string): Promise<void> {
  const letters = await request('GET', '/messages', rest)
  at('letters', HTMLElement).replaceChildren(
    ...letters.map((letter) => {
      const header = element('th', letter.email)
      header.setAttribute('scope', 'row')
      const isOurs = letter.direction === 'inbound'
      return element(
        'tr',
        header,
        element('td', readable(letter.sent_at)),
        element('td', `${isOurs ? 'from us: ' : ''}${letter.subject}`),
        element('td', letter.body),
        element('td', isOurs ? (letter.viewed_at === null ? 'not opened' : 'opened') : answer(letter)),
      )
    }),
  )
}

/** Fills in the form below, so that its text is added to the thread. */
function answer(letter: Letter): HTMLElement {
  return button(`Answer ${letter.email}`, () => {
    at('letter-to', HTMLSelectElement).value = letter.depositor_id
    at('letter-thread', HTMLInputElement).value = letter.thread_uuid
    at('letter-subject', HTMLInputElement).value = letter.subject
    at('letter-body', HTMLTextAreaElement).focus()
  })
}

/** Who may be written to. */
export function offerDepositors(people: readonly Depositor[]): void {
  for (const id of ['letter-to', 'alert-to', 'money-of']) {
    const choice = at(id, HTMLSelectElement)
    const chosen = choice.value
    const everyone = id === 'money-of' ? [new Option('everyone', '')] : []
    choice.replaceChildren(
      ...everyone,
      ...people.map(
        ({ depositor_id, email }) => new Option(email, depositor_id, false, depositor_id === chosen),
      ),
    )
  }
}

export async function sendEmail(form: HTMLFormElement): Promise<string> {
  const { depositor, thread_uuid = '', subject, body } = typed(form)
  await request('POST', '/messages', '', {
    depositor,
    subject,
    body,
    ...(thread_uuid !== '' && { thread_uuid }),
  })
  form.reset()
  at('letter-thread', HTMLInputElement).value = ''
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
  return 'The banner stands.'
}

export async function showBanners(rest: string): Promise<void> {
  const banners = await request('GET', '/banners', rest)
  at('banners', HTMLElement).replaceChildren(
    ...banners.map(({ type, location: place, title, body }) =>
      element('li', `type ${type}, place ${place}: ${title}. ${body}`),
    ),
  )
}
