const keyName = 'operator-key'
const registration = ['', 'PASSED', 'FAILED', 'FLAGGED', 'ERRORED', 'IN_REVIEW', 'VIEW_ONLY', 'UNSUBMITTED', 'MANUALLY_REVIEWED']
const steps = ['none', 'basic', 'address', 'employer', 'confirmed', 'bank', 'verified', 'disclosures', 'funded', 'completed']
const extended = ['UNLINKED', 'LINKED', 'FUNDED', 'HOLD', 'REVIEW']

const at = (id) => document.getElementById(id)
const element = (name, content = [], attributes = {}) => {
  const made = Object.assign(document.createElement(name), attributes)
  made.append(...[content].flat())
  return made
}

// The address the sandbox prints carries the key behind its #, which no server is ever sent.
if (location.hash.length > 1) {
  sessionStorage.setItem(keyName, decodeURIComponent(location.hash.slice(1)))
  history.replaceState(null, '', location.pathname)
}

function say(text, isWrong = false) {
  at('said').textContent = text
  at('said').className = isWrong ? 'wrong' : ''
}

async function ask(method, path, body) {
  const response = await fetch(`/sandbox/api${path}`, {
    method,
    headers: { 'X-Sandbox-Key': sessionStorage.getItem(keyName) ?? '', 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message || `The sandbox answered ${response.status}.`)
  return answer
}

/** Does it, says what came of it, and shows everything anew. */
async function act(what, done) {
  try {
    const answer = await what()
    say(typeof done === 'function' ? done(answer) : done)
    await show()
  } catch (error) {
    say(error.message, true)
  }
}

const tenant = () => at('tenant').value

async function show() {
  const { now } = await ask('GET', '/clock')
  at('now').textContent = `${now.slice(0, 19).replace('T', ' ')} UTC`
  await Promise.all([showOutbox(), showDepositors(), showFaults()])
}

async function showOutbox() {
  const to = new FormData(at('outbox-form')).get('to')
  const messages = await ask('GET', `/outbox?tenant=${tenant()}${to ? `&to=${encodeURIComponent(to)}` : ''}`)
  at('outbox').replaceChildren(
    ...messages.slice(0, 50).map((message) =>
      element('tr', [
        element('td', message.sent_at.slice(0, 19).replace('T', ' ')),
        element('td', message.to),
        element('td', message.subject),
        element('td', [
          ...(message.code ? [element('code', message.code)] : []),
          ...message.links.map((href) => element('a', 'Open the link', { href, rel: 'noopener' })),
        ]),
      ]),
    ),
  )
}

async function showDepositors() {
  const people = await ask('GET', `/depositors?tenant=${tenant()}`)
  at('depositors').replaceChildren(
    ...people.map((person) => {
      const change = (values) => act(() => ask('PATCH', `/depositors/${person.depositor_id}`, values), `${person.email} was changed.`)
      const pick = (options, value, label, values) => {
        const select = element('select', options.map((one) => new Option(one || '(none)', one, false, one === value)))
        select.setAttribute('aria-label', `${label} of ${person.email}`)
        select.addEventListener('change', () => change(values(select.value)))
        return element('td', select)
      }
      const unlock = element('button', 'Unlock')
      unlock.addEventListener('click', () => change({ unlocked: true }))
      return element('tr', [
        element('th', person.email, { scope: 'row' }),
        pick(steps, person.registration_last_step, 'Last step', (value) => ({ registration_last_step: value })),
        pick(registration, person.registration_status ?? '', 'Registration status', (value) => ({ registration_status: value || null })),
        pick(extended, person.extended_status, 'Extended status', (value) => ({ extended_status: value })),
        pick(['no', 'yes'], person.relink ? 'yes' : 'no', 'Relink', (value) => ({ relink: value === 'yes' })),
        element('td', person.locked ? unlock : 'no'),
      ])
    }),
  )
}

async function showFaults() {
  const faults = await ask('GET', '/faults')
  at('faults').replaceChildren(
    ...faults.map(({ tenant: where, method, path, kind, value, times, met }) =>
      element('li', `${where}: ${method} ${path} — ${kind} ${value ?? ''}, met ${met}${times ? ` of ${times}` : ''}`),
    ),
  )
}

at('tenant').addEventListener('change', () => act(show, `Showing ${tenant()}.`))
at('outbox-form').addEventListener('submit', (event) => {
  event.preventDefault()
  act(showOutbox, '')
})
at('clock-steps').addEventListener('click', ({ target }) => {
  const seconds = Number(target.dataset.seconds)
  if (seconds) act(() => ask('POST', '/clock', { advance_seconds: seconds }), ({ ran }) => `The clock moved; ${ran} things fell due.`)
})
at('run-jobs').addEventListener('click', () => act(() => ask('POST', '/jobs/run'), ({ ran }) => `${ran} things were done.`))
at('clock-form').addEventListener('submit', (event) => {
  event.preventDefault()
  const set = `${new FormData(event.target).get('set')}:00Z`
  act(() => ask('POST', '/clock', { set }), ({ ran }) => `The clock moved; ${ran} things fell due.`)
})
at('fault-form').addEventListener('submit', (event) => {
  event.preventDefault()
  const { value, times, ...fault } = Object.fromEntries(new FormData(event.target))
  const asked = {
    ...fault,
    tenant: tenant(),
    ...(value && { value: /^\d+$/.test(value) ? Number(value) : value }),
    ...(times && { times: Number(times) }),
  }
  act(() => ask('PUT', '/faults', asked), 'The fault stands.')
})
at('clear-faults').addEventListener('click', () => act(() => ask('DELETE', '/faults'), 'No fault stands.'))
at('check-ledger').addEventListener('click', async () => {
  const check = await ask('GET', `/ledger/check?tenant=${tenant()}`)
  at('ledger').replaceChildren(
    ...Object.entries(check).flatMap(([name, value]) => [element('dt', name), element('dd', JSON.stringify(value))]),
  )
})
at('key-form').addEventListener('submit', (event) => {
  event.preventDefault()
  sessionStorage.setItem(keyName, new FormData(event.target).get('key'))
  open()
})

async function open() {
  try {
    const tenants = await ask('GET', '/tenants')
    const here = location.hostname.split('.')[0]
    at('tenant').replaceChildren(...tenants.map(({ slug }) => new Option(slug, slug, false, slug === here)))
    at('key-section').hidden = true
    at('console').hidden = false
    await show()
    say('')
  } catch (error) {
    at('key-section').hidden = false
    say(error.message, true)
  }
}

open()
