import { faqs } from '@coffer/sandbox/faqs'
import { expect, test } from '../journey.ts'
import { field, heading } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'

/** A question of the provider by the beginning of its English text, with its answer up to the first fact about the bank. */
function findFaq(beginning: string) {
  const found = faqs.find(({ en }) => en.question.startsWith(beginning))
  if (!found) throw new Error(`no question "${beginning}"`)
  const plain = (html: string) => html.replaceAll(/<[^>]+>|\{.*/gs, '')
  return {
    en: { question: found.en.question, answer: plain(found.en.answer) },
    es: { question: found.es.question, answer: plain(found.es.answer) },
  }
}

/** Searches that differ from the question in case and in the forms of words. */
const searches = { en: 'STOLEN phones', es: 'TELÉFONOS robados' } as const

test('A depositor searches for a question, returns to it by its URL, and messages support if there is no answer', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  await startSession(page, person)
  await page.goto(`${bank.origin}/faq`)
  const search = page.getByRole('searchbox', { name: say('messaging:faq.search') })
  const lostPhone = findFaq('I lost my phone')[person.language]
  const question = page.getByText(lostPhone.question, { exact: true })
  const answer = page.getByText(lostPhone.answer)

  await search.fill(searches[person.language])
  await expect(page.getByText(say('messaging:faq.found', { count: 1, formatted: '1' }))).toBeVisible()
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()

  await page
    .getByRole('link', { name: say('messaging:faq.address') })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/faq\?question=/)
  await page.reload()
  await expect(answer).toBeInViewport()
  await expect(page.locator('summary').filter({ has: question })).toBeFocused()

  await search.fill('mortgage')
  await expect(page.getByText(say('messaging:faq.noMatch.title'))).toBeVisible()
  await page.getByRole('link', { name: say('messaging:center.write') }).click()
  await expect(heading(page, say('messaging:new.title'))).toBeVisible()
  await expect(field(page, say('messaging:new.subject.label'))).toHaveValue('mortgage')
})
