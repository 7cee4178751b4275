import { expect, test } from '../journey.ts'
import { field, heading } from '../people/log-in.ts'
import { chooseWithArrows, pressEnterOn, tabTo, checkWithSpace, typeInto } from '../people/keyboard.ts'
import { linkingFrame, linkingTexts } from '../people/linking-page.ts'
import { pendingTransfers, expectDashboard } from '../people/dashboard.ts'
import { newPerson, demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'

test('A depositor opens an account by keyboard alone, including the linking window', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say, email, password } = person
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const expectHeading = (key: string) => expect(heading(page, say(key))).toBeVisible()

  await page.goto(`${bank.origin}/login`)
  await pressEnterOn(link(say('log-in:register.link')))
  await expectHeading('auth:register.title')
  await typeInto(field(page, say('auth:email.label')), email)
  await typeInto(field(page, say('auth:password.label')), password)
  await page.keyboard.press('Enter')
  await expectHeading('auth:email-verification.title')

  await page.goto(await bank.operator.link(email))
  await pressEnterOn(link(say('auth:log-in.link')))
  await expectHeading('log-in:title')
  await typeInto(field(page, say('log-in:email.label')), email)
  await typeInto(field(page, say('log-in:password.label')), password)
  await page.keyboard.press('Enter')
  await expectHeading('auth:choose.title')
  await expect(heading(page, say('auth:choose.title'))).toBeFocused()
  await chooseWithArrows(page.getByRole('radio', { checked: true }), page.getByRole('radio').last())
  await page.keyboard.press('Enter')
  await expectHeading('auth:code.title')
  await checkWithSpace(page.getByRole('checkbox', { name: say('auth:code.remember') }))
  // The last digit submits.
  await typeInto(field(page, say('auth:code.label')), await bank.operator.code(email))

  await expectHeading('onboarding:landing.title')
  await pressEnterOn(link(say('onboarding:landing.start')))
  await expectHeading('onboarding:basic.title')
  await typeInto(field(page, say('application:firstName.label')), person.firstName)
  await typeInto(field(page, say('application:lastName.label')), person.lastName)
  await typeInto(field(page, say('ui-kit:date.month')), '04')
  await typeInto(field(page, say('ui-kit:date.day')), '12')
  await typeInto(field(page, say('ui-kit:date.year')), '1988')
  await typeInto(field(page, say('application:ssn.label')), person.ssn)
  await typeInto(field(page, say('application:phone.label')), person.phone)
  await page.keyboard.press('Enter')
  await expectHeading('onboarding:address.title')
  await typeInto(field(page, say('application:address.line1.label')), '18 Harbor Street')
  await typeInto(field(page, say('application:address.city.label')), 'Columbus')
  await typeInto(field(page, say('application:address.state.label')), 'Ohio')
  await typeInto(field(page, say('application:address.postalCode.label')), '43215')
  await page.keyboard.press('Enter')
  await expectHeading('onboarding:employer.title')
  await checkWithSpace(page.getByRole('radio').first())
  await chooseWithArrows(
    page.getByRole('radio', { checked: true }),
    page.getByRole('radio', { name: say('application:employment.status.student') }),
  )
  await page.keyboard.press('Enter')
  await expectHeading('onboarding:confirm.title')
  await checkWithSpace(page.getByRole('checkbox'))
  await pressEnterOn(button(say('onboarding:confirm.submit')))
  await expectHeading('onboarding:passed.title')
  await pressEnterOn(link(say('onboarding:passed.action')))

  await chooseWithArrows(
    page.getByRole('radio', { checked: true }),
    page.getByRole('radio', { name: say('linking:link.instant.label') }),
  )
  await page.keyboard.press('Enter')
  const frame = linkingFrame(page)
  const messages = linkingTexts(person.language)
  await pressEnterOn(frame.getByRole('button', { name: 'Ally Bank' }))
  await typeInto(frame.getByLabel(messages.username), 'demo')
  await typeInto(frame.getByLabel(messages.password), 'demo')
  await page.keyboard.press('Enter')
  await chooseWithArrows(
    frame.getByRole('radio', { checked: true }),
    frame.getByRole('radio', { name: messages.account }),
  )
  await pressEnterOn(frame.getByRole('button', { name: messages.link }))
  await pressEnterOn(frame.getByRole('button', { name: messages.finish }))

  await expectHeading('funding:amount.title')
  await typeInto(field(page, say('funding:amount.label')), '1250')
  await page.keyboard.press('Enter')
  await expectHeading('funding:disclosure.esign.title')
  await checkWithSpace(page.getByRole('checkbox'))
  await pressEnterOn(button(say('funding:disclosure.esign.submit')))
  await expectHeading('funding:disclosure.title')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await checkWithSpace(box)
  await pressEnterOn(button(say('funding:disclosure.submit')))
  await expectHeading('funding:ready.title')
  await pressEnterOn(button(say('funding:ready.submit', { amount: '$1,250.00' })))
  await expectHeading('funding:done.title')
  await pressEnterOn(link(say('funding:done.action')))
  await expectDashboard(page, person)
  await expect(pendingTransfers(page, person)).toContainText('$1,250.00')
})

test('The contact dialog keeps the focus, closes on Escape and returns the focus', async ({
  page,
  bankOf,
}) => {
  const { bank, say } = newPerson(bankOf('harbor'))
  await page.goto(`${bank.origin}/login`)
  const contact = page.getByRole('button', { name: say('web:footer.contact') })
  await pressEnterOn(contact)
  const dialog = page.getByRole('dialog', { name: say('messaging:contact.title') })
  await expect(dialog).toBeVisible()
  await tabTo(dialog.getByRole('button', { name: say('messaging:contact.close') }).last())
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(contact).toBeFocused()
})

test('A language button keeps the focus while the page loads in that language', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  await startSession(page, person)
  // The answers on this screen are loaded again, with placeholders meanwhile.
  await page.goto(`${person.bank.origin}/faq`)
  const spanish = page.getByRole('contentinfo').getByRole('button', { name: 'Español' })
  await pressEnterOn(spanish)
  await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible()
  await expect(page.locator('summary', { hasText: '¿Están asegurados mis ahorros?' })).toBeVisible()
  await expect(page.getByRole('main').locator('[data-due]')).toHaveCount(0)
  await expect(spanish).toBeFocused()
})

test('The skip link moves the focus past the navigation into the page', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  await startSession(page, person)
  await page.goto(`${person.bank.origin}/my-account`)
  await expect(heading(page, person.say('account:title'))).toBeVisible()
  const skipLink = page.getByRole('link', { name: person.say('ui-kit:skip') })
  const focusInMain = page.getByRole('main').locator(':focus')

  await tabTo(skipLink)
  await page.keyboard.press('Tab')
  await expect(skipLink).not.toBeFocused()
  await expect(page.locator(':focus')).toHaveCount(1)
  await expect(focusInMain).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(skipLink).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(focusInMain).toHaveCount(1)
})
