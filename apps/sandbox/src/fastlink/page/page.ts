import { choice, clear, button, field, heading, line, list, problem, status } from './elements.ts'
import { request, type Account, type Bank, type Finished } from './service.ts'
import { messagesIn } from './messages.ts'

type Params = { flow?: string; providerId?: number | string; locale?: string }
type HostMessage = { from: 'linking-host'; accessToken: string; params: Params }
type Site = Finished & { providerName: string }

const main = document.getElementById('page')
const postToHost = (kind: 'ready' | 'success' | 'error' | 'close' | 'event', data: unknown = null): void =>
  window.parent.postMessage({ from: 'linking-page', kind, data }, location.origin)

let accessToken = ''
let word = messagesIn('en')
let sites: Site[] = []

function leave(): void {
  postToHost('close', {
    action: 'exit',
    fnToCall: 'accountStatus',
    ...(sites.length === 0 ? { status: 'USER_CLOSE_ACTION' } : {}),
    sites,
  })
}

function draw(title: string, why: string, ...rest: HTMLElement[]): void {
  if (main === null) return
  const top = heading(title)
  clear(main)
  main.append(top, line(why), ...rest)
  top.focus()
}

const drawStep = (title: string, why: string, ...rest: HTMLElement[]): void =>
  draw(title, why, ...rest, button(word('cancel'), leave, 'quiet'))

/** One attempt at a time; a delay of more than 300 ms is announced. */
async function showProgress<T>(bank: Bank, holder: HTMLElement, task: () => Promise<T>): Promise<T | null> {
  const waiting = setTimeout(() => holder.replaceChildren(status(word('working', { bank: bank.name }))), 300)
  holder.replaceChildren()
  try {
    return await task()
  } catch {
    holder.replaceChildren(problem(word('unreachable')))
    return null
  } finally {
    clearTimeout(waiting)
  }
}

function onSubmit(form: HTMLFormElement, submit: () => Promise<void>): void {
  let isBusy = false
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    void submit().finally(() => {
      isBusy = false
    })
  })
}

function pickBank(banks: Bank[]): void {
  const search = field(word('bankSearch'), 'search', { autocomplete: 'off' })
  const found = document.createElement('ul')
  const show = (): void => {
    const wanted = search.input.value.trim().toLowerCase()
    const matching = banks.filter((bank) => bank.name.toLowerCase().includes(wanted))
    list(
      found,
      matching.map((bank) => button(bank.name, () => logIn(bank, banks))),
    )
    if (matching.length === 0) found.replaceChildren(status(word('bankNone')))
  }
  search.input.addEventListener('input', show)
  show()
  drawStep(word('bankTitle'), word('bankWhy'), ...search.parts, found)
}

function logIn(bank: Bank, banks: Bank[]): void {
  const form = document.createElement('form')
  const notice = document.createElement('div')
  const username = field(word('username'), 'username', { autocomplete: 'off' })
  const password = field(word('password'), 'password', { type: 'password', autocomplete: 'off' })
  form.append(notice, ...username.parts, ...password.parts, button(word('login'), null))
  onSubmit(form, async () => {
    const answer = await showProgress(bank, notice, () =>
      request(accessToken, 'log-in', {
        provider_id: bank.id,
        username: username.input.value,
        password: password.input.value,
      }),
    )
    if (answer === null) return
    if (answer.stage === 'mfa') return enterCode(bank)
    if (answer.stage === 'choosing') return pickAccount(bank, answer.accounts)
    notice.replaceChildren(problem(word('refused')))
    password.input.value = ''
    username.input.focus()
    if (answer.stage !== 'failed') return
    sites = [{ ...answer.finished, providerName: bank.name }]
    postToHost('error', {
      ...sites[0],
      isMFAError: false,
      reason: 'INCORRECT_CREDENTIALS',
      fnToCall: 'accountStatus',
    })
  })
  drawStep(
    word('loginTitle', { bank: bank.name }),
    word('loginWhy'),
    form,
    // With a single accepted bank, there is no other to go back to.
    ...(banks.length > 1 ? [button(word('back'), () => pickBank(banks), 'quiet')] : []),
  )
}

function enterCode(bank: Bank): void {
  const form = document.createElement('form')
  const notice = document.createElement('div')
  const code = field(word('code'), 'code', {
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
  })
  form.append(notice, ...code.parts, button(word('verify'), null))
  onSubmit(form, async () => {
    const answer = await showProgress(bank, notice, () =>
      request(accessToken, 'verify', { code: code.input.value }),
    )
    if (answer === null) return
    if (answer.stage === 'choosing') return pickAccount(bank, answer.accounts)
    notice.replaceChildren(problem(word('wrongCode')))
    code.input.focus()
  })
  drawStep(word('codeTitle'), word('codeWhy', { bank: bank.name }), form)
}

function pickAccount(bank: Bank, accounts: Account[]): void {
  const form = document.createElement('form')
  const notice = document.createElement('div')
  const choices = document.createElement('fieldset')
  const legend = document.createElement('legend')
  legend.textContent = word('accounts')
  choices.append(
    legend,
    ...accounts.map((account, index) =>
      choice(
        'account',
        String(account.id),
        `${account.name}, ${word('ending', { mask: account.mask })}`,
        index === 0,
      ),
    ),
  )
  form.append(notice, choices, button(word('link'), null))
  onSubmit(form, async () => {
    const chosen = new FormData(form).get('account')
    const answer = await showProgress(bank, notice, () =>
      request(accessToken, 'choose', { account_id: Number(chosen) }),
    )
    if (answer === null) return
    if (answer.stage !== 'succeeded') return notice.replaceChildren(problem(word('chooseOne')))
    sites = [{ ...answer.finished, providerName: bank.name }]
    postToHost('success', { ...sites[0], fnToCall: 'accountStatus' })
    draw(word('doneTitle'), word('doneWhy', { bank: bank.name }), button(word('finish'), leave))
  })
  drawStep(word('accountTitle'), word('accountWhy'), form)
}

async function start(message: HostMessage): Promise<void> {
  accessToken = message.accessToken.replace(/^Bearer /, '')
  const locale = message.params.locale ?? navigator.language
  word = messagesIn(locale)
  document.documentElement.lang = locale.startsWith('es') ? 'es' : 'en'
  document.title = `${word('title')} – ${document.title}`
  const opened = await request(accessToken, 'open', {}).catch(() => null)
  if (opened === null || opened.stage !== 'opened') {
    postToHost('error', {
      code: 'E701',
      title: 'Session refused',
      message: 'The access token is not valid',
      fnToCall: 'errorHandler',
    })
    return leave()
  }
  const [first, second] = opened.banks
  const only = second === undefined ? first : undefined
  const wanted = String(message.params.providerId ?? '')
  const preselected = only ?? opened.banks.find((bank) => String(bank.id) === wanted)
  if (preselected === undefined) pickBank(opened.banks)
  else logIn(preselected, opened.banks)
}

const isHostMessage = (data: unknown): data is HostMessage =>
  typeof data === 'object' && data !== null && 'from' in data && data.from === 'linking-host'

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.origin !== location.origin || event.source !== window.parent) return
  if (isHostMessage(event.data) && accessToken === '') void start(event.data)
})
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') leave()
})
postToHost('ready')
