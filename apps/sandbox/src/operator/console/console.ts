import { extendedStatuses, registrationStatuses, registrationSteps } from '@coffer/domain/status'
import { request, keepKey, readKeyFromUrl, type Depositor } from './request.ts'
import { addFault, endFaults, offerCalls, showFaults } from './faults.ts'
import { saveSettings, publishDisclosure, showTenant } from './tenant.ts'
import {
  offerDepositors,
  publishAlert,
  publishBanner,
  sendMessage,
  showBanners,
  showMessages,
} from './messages.ts'
import { saveBrand, restoreBrand, showBrand } from './brand.ts'
import { saveLimit, showLimits } from './limits.ts'
import { showLinkedAccounts } from './linked-accounts.ts'
import { showTransactions } from './transactions.ts'
import { showOutbox } from './outbox.ts'
import { offerSecurityActions, showEarlierEvents, showNewestEvents } from './security-events.ts'
import { publishAnnouncement } from './announcements.ts'
import { announceRate, showRates } from './rates.ts'
import { showParkedJobs } from './parked-jobs.ts'
import { at, button, choice, element, readable, redraw, typed } from './elements.ts'

const registrations = ['', ...registrationStatuses]
const steps = ['none', ...registrationSteps]

const tenantChoice = at('tenant', HTMLSelectElement)
const clockForm = at('clock-form', HTMLFormElement)
const faultForm = at('fault-form', HTMLFormElement)
const linkingForm = at('linking-form', HTMLFormElement)
const disclosureForm = at('disclosure-form', HTMLFormElement)
const brandForm = at('brand-form', HTMLFormElement)
const tenantForms = [linkingForm, disclosureForm, brandForm]
const keyForm = at('key-form', HTMLFormElement)
const outcomeText = at('outcome', HTMLElement)

function showOutcome(text: string, isWrong = false): void {
  outcomeText.textContent = text
  outcomeText.className = isWrong ? 'wrong' : ''
}

let begunActions = 0

/**
 * Runs an action, refreshes and reports the result, unless another action has started meanwhile: then that one reports.
 * The pressed control keeps the focus when it is redrawn.
 */
async function act(action: () => Promise<string>, refresh = show): Promise<void> {
  const nth = (begunActions += 1)
  const report: typeof showOutcome = (text, isWrong) => {
    if (nth === begunActions) showOutcome(text, isWrong)
  }
  try {
    const pressed = document.activeElement?.getAttribute('aria-label')
    const outcome = await action()
    await refresh()
    if (pressed) document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(pressed)}"]`)?.focus()
    report(outcome)
  } catch (error) {
    report(error instanceof Error ? error.message : String(error), true)
  }
}

const press = (id: string, action: () => Promise<string>) =>
  at(id, HTMLButtonElement).addEventListener('click', () => void act(action))

const submit = (form: HTMLFormElement, action: () => Promise<string>) =>
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void act(action)
  })

const ofTenant = () => `?tenant=${tenantChoice.value}`

async function show(): Promise<void> {
  const { now } = await request('GET', '/clock')
  at('now', HTMLElement).textContent = `${readable(now)} UTC`
  await Promise.all([
    showParkedJobs(ofTenant(), (action) => void act(action)),
    showOutbox(ofTenant()),
    showDepositors(),
    showFaults((action) => void act(action)),
    showTenant(tenantChoice.value),
    showBrand(ofTenant(), brandForm),
    showLimits(tenantChoice.value),
    showRates(ofTenant()),
    showMessages(ofTenant(), (action) => void act(action)),
    showBanners(ofTenant()),
  ])
  filterByEmail()
  await refreshTransactions()
  filterByEmail()
  // Loaded last: the list includes what the other calls have recorded.
  await showNewestEvents(ofTenant())
}

/** Shows the rows whose email contains the typed text. */
function filterByEmail(): void {
  const typedEmail = at('email-filter', HTMLInputElement).value.trim().toLowerCase()
  for (const row of document.querySelectorAll<HTMLElement>('.people tr'))
    row.hidden = !row.querySelector('th')?.textContent.toLowerCase().includes(typedEmail)
}

async function showDepositors(): Promise<void> {
  const people = await request('GET', '/depositors', ofTenant())
  redraw(
    at('depositors', HTMLElement),
    people.map((person) => depositorRow(person, people)),
  )
  offerDepositors(people)
  await showLinkedAccounts(tenantChoice.value, people, (action) => void act(action))
}

function depositorRow(person: Depositor, people: readonly Depositor[]): HTMLElement {
  const { email } = person
  const change = (values: Record<string, unknown>) =>
    void act(async () => {
      await request('PATCH', '/depositors', `/${person.depositor_id}`, values)
      return `${email} was changed.`
    })
  const header = element('th', email, describeShare(person, people))
  header.setAttribute('scope', 'row')
  const cells = [
    choice(`Last step of ${email}`, steps, person.registration_last_step, (value) =>
      change({ registration_last_step: value }),
    ),
    choice(`Registration status of ${email}`, registrations, person.registration_status ?? '', (value) =>
      change({ registration_status: value === '' ? null : value }),
    ),
    choice(`Extended status of ${email}`, extendedStatuses, person.extended_status, (value) =>
      change({ extended_status: value }),
    ),
    choice(`Relink flag of ${email}`, ['no', 'yes'], person.relink ? 'yes' : 'no', (value) =>
      change({ relink: value === 'yes' }),
    ),
    describeDocuments(person),
    person.locked ? button(`Unlock ${email}`, () => change({ unlocked: true })) : 'no',
    button(`Log out ${email}`, () => change({ logged_out: true })),
  ]
  return element('tr', header, ...cells.map((cell) => element('td', cell)))
}

/** The primary depositor of a joint holder, and whether the holder has signed up. */
function describeShare(person: Depositor, people: readonly Depositor[]): string {
  if (person.is_primary) return ''
  const primary = people.find(({ is_primary, entity_id }) => is_primary && entity_id === person.entity_id)
  const state = person.is_pending_signup ? 'invited to share with' : 'shares with'
  return ` ${state} ${primary?.email ?? 'nobody'}`
}

/** Documents sent for the identity review, and missing ones. */
const describeDocuments = ({ documents, missing_documents: missing }: Depositor): string =>
  [
    ...documents.map(({ kind, name, size }) => `${kind}: ${name} (${Math.ceil(size / 1024)} KB)`),
    ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
  ].join('; ')

/** Runs after the depositors are loaded, because one of them may be selected. */
function refreshTransactions(): Promise<void> {
  const depositor = at('transactions-of', HTMLSelectElement).value
  const of = depositor === '' ? '' : `&depositor=${depositor}`
  return showTransactions(`${ofTenant()}${of}`, (action) => void act(action))
}

async function move(to: Record<string, unknown>): Promise<string> {
  const { ran } = await request('POST', '/clock', '', to)
  return `The clock moved; ${ran} jobs ran.`
}

for (const step of document.querySelectorAll<HTMLButtonElement>('button[data-seconds]'))
  step.addEventListener(
    'click',
    () => void act(() => move({ advance_seconds: Number(step.dataset['seconds']) })),
  )
submit(clockForm, () => move({ set: `${typed(clockForm)['set']}:00Z` }))
press('run-jobs', async () => `${(await request('POST', '/jobs/run')).ran} jobs ran.`)
tenantChoice.addEventListener('change', () => {
  // Text typed for one tenant must not be sent to another.
  for (const form of tenantForms) form.reset()
  void act(() => Promise.resolve(`Showing ${tenantChoice.value}.`))
})
submit(brandForm, () => saveBrand(ofTenant(), brandForm))
press('restore-brand', () => restoreBrand(ofTenant(), brandForm))
submit(linkingForm, () => saveSettings(tenantChoice.value, linkingForm))
submit(disclosureForm, () => publishDisclosure(tenantChoice.value, disclosureForm))
at('transactions-of', HTMLSelectElement).addEventListener('change', () => void act(() => Promise.resolve('')))
const limitForm = at('limit-form', HTMLFormElement)
submit(limitForm, () => saveLimit(tenantChoice.value, limitForm))
const rateForm = at('rate-form', HTMLFormElement)
submit(rateForm, () => announceRate(tenantChoice.value, rateForm))
const announcementForm = at('announcement-form', HTMLFormElement)
submit(announcementForm, () => publishAnnouncement(tenantChoice.value, announcementForm))
const messageForm = at('message-form', HTMLFormElement)
submit(messageForm, () => sendMessage(messageForm))
const alertForm = at('alert-form', HTMLFormElement)
submit(alertForm, () => publishAlert(alertForm))
const bannerForm = at('banner-form', HTMLFormElement)
submit(bannerForm, () => publishBanner(tenantChoice.value, bannerForm))
press('clear-banners', async () => {
  await request('DELETE', '/banners', ofTenant())
  return 'No banner is active.'
})
at('email-filter', HTMLInputElement).addEventListener('input', filterByEmail)
submit(at('outbox-form', HTMLFormElement), () => Promise.resolve(''))
submit(at('security-form', HTMLFormElement), () => Promise.resolve(''))
// Without a refresh, which would show only the newest events.
at('earlier-events', HTMLButtonElement).addEventListener(
  'click',
  () =>
    void act(
      () => showEarlierEvents(ofTenant()),
      () => Promise.resolve(),
    ),
)
submit(faultForm, () => addFault(tenantChoice.value, faultForm))
press('clear-faults', endFaults)
press('check-ledger', async () => {
  const check = await request('GET', '/ledger/check', ofTenant())
  at('ledger', HTMLElement).replaceChildren(
    ...Object.entries(check).flatMap(([name, value]) => [
      element('dt', name),
      element('dd', JSON.stringify(value)),
    ]),
  )
  return 'The ledger was recomputed from its postings.'
})
submit(keyForm, async () => {
  keepKey(typed(keyForm)['key'] ?? '')
  return begin()
})

/** Shows the console if the key is valid; otherwise requests the key. */
async function begin(): Promise<string> {
  at('key-section', HTMLElement).hidden = false
  const tenants = await request('GET', '/tenants')
  tenantChoice.replaceChildren(...tenants.map(({ slug }) => new Option(slug, slug)))
  at('key-section', HTMLElement).hidden = true
  at('console', HTMLElement).hidden = false
  await offerCalls()
  await offerSecurityActions()
  const { now } = await request('GET', '/clock')
  at('clock-to', HTMLInputElement).value = now.slice(0, 16)
  return ''
}

readKeyFromUrl()
// Scrolls to the part named by the URL after everything above it is rendered.
void act(begin).then(() => document.getElementById(location.hash.slice(1))?.scrollIntoView())
