import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { applyByApi, submitByApi } from '../people/application-by-api.ts'
import { fillAddress } from '../people/application.ts'
import type { LoggedIn } from '../people/provider-client.ts'
import { field, heading } from '../people/log-in.ts'
import { fillBankDetails } from '../people/linking.ts'
import { stepUpByApi } from '../people/step-up.ts'
import { newPerson, type Person } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'
import { faultFor, failureMessages } from './response-faults.ts'
import { failureText } from './failure-text.ts'

interface Form {
  path: string
  call: { method: string; path: string }
  prepare: (person: Person) => Promise<LoggedIn>
  fill: (page: Page, person: Person) => Promise<void>
  submit: string
  /** The input that the form keeps after every response. */
  keptInput?: { label: string; value: string }
  nextTitle: string
  /** The message after an unknown outcome, if the form cannot verify it. */
  unknownOutcome?: string
}

/** Responses that leave the outcome unknown. */
const ambiguous = ['status 500', 'malformed', 'no answer']

const forms: Record<string, Form> = {
  'a step of the application': {
    path: '/registration/address',
    call: { method: 'PATCH', path: '/depositor' },
    prepare: (person) => applyByApi(person, { until: 'basic' }),
    fill: fillAddress,
    submit: 'application:step.save',
    keptInput: { label: 'application:address.city.label', value: 'Columbus' },
    nextTitle: 'onboarding:employer.title',
  },
  'bank details': {
    path: '/manual-funding/banking-information',
    call: { method: 'POST', path: '/link/manual' },
    prepare: submitByApi,
    fill: (page, person) => fillBankDetails(page, person),
    submit: 'linking:bank.submit',
    keptInput: { label: 'linking:bank.number.label', value: '400012345678' },
    nextTitle: 'linking:sent.title',
  },
  'another email': {
    path: '/my-account/edit-user-info/email',
    call: { method: 'POST', path: '/mfa-confirm-update/{type}' },
    prepare: async (person) => stepUpByApi(person, await applyByApi(person, { until: 'none' })),
    fill: async (page, { say, email, password }) => {
      await field(page, say('account:email.label')).fill(`new-${email}`)
      await field(page, say('account:current-password.label')).fill(password)
    },
    submit: 'account:contact.submit',
    keptInput: { label: 'account:current-password.label', value: 'Quiet-harbour-lamp-42' },
    nextTitle: 'account:code.title',
    unknownOutcome: 'account:code.sent.unknown.body',
  },
}

for (const [name, form] of Object.entries(forms)) {
  test(`The form “${name}” reports every failure, keeps its input, and succeeds at the next try`, async ({
    page,
    bankOf,
  }) => {
    const person = newPerson(bankOf('harbor'))
    const { bank, say } = person
    await restoreSession(page, person, await form.prepare(person))
    await page.goto(bank.origin + form.path)
    await form.fill(page, person)
    const submit = page.getByRole('button', { name: say(form.submit) })
    for (const [answer, message] of Object.entries(failureMessages(say))) {
      await test.step(answer, async () => {
        await bank.operator.fault({ ...form.call, ...faultFor(answer) })
        await submit.click()
        await expect(failureText(page)).toContainText(
          form.unknownOutcome && ambiguous.includes(answer) ? say(form.unknownOutcome) : message,
        )
        if (form.keptInput)
          await expect(field(page, say(form.keptInput.label))).toHaveValue(form.keptInput.value)
        await bank.operator.endFaults()
      })
    }
    await submit.click()
    await expect(heading(page, say(form.nextTitle))).toBeVisible()
  })
}
