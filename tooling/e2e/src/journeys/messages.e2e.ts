import { expect, test } from '../journey.ts'
import { applyByApi, requestData } from '../people/application-by-api.ts'
import { at } from '../people/provider-client.ts'
import { field, heading } from '../people/log-in.ts'
import { newPerson } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'

const attachment = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('From my landlord.') }

test(
  'A depositor sends a message with a file during an application, gets an answer and replies',
  { tag: '@sample' },
  async ({ page, bankOf }) => {
    const person = newPerson(bankOf('harbor'))
    const { bank, say } = person
    const session = await applyByApi(person, { until: 'basic' })
    await restoreSession(page, person, session)
    await page.goto(`${bank.origin}/registration/message-center`)
    await expect(page.getByText(say('messaging:center.none.title'))).toBeVisible()
    await page.getByRole('link', { name: say('messaging:center.write') }).click()

    await field(page, say('messaging:new.topic.label')).selectOption('documents')
    await field(page, say('messaging:new.subject.label')).fill('Proof of address')
    await field(page, say('messaging:new.body.label')).fill('Is this enough?')
    await page.reload()
    await expect(field(page, say('messaging:new.subject.label'))).toHaveValue('Proof of address')
    await expect(field(page, say('messaging:new.body.label'))).toHaveValue('Is this enough?')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Is this enough?')
    const files = page.locator('input[type=file]')
    await files.setInputFiles([
      attachment,
      { ...attachment, name: 'program.exe', mimeType: 'application/x-msdownload' },
    ])
    await expect(page.getByText(say('files:file.problem.media-type'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: say('messaging:new.send') }).click()
    await expect(page.getByText(say('messaging:problem.attachments')).first()).toBeVisible()
    await page.getByRole('button', { name: say('files:file.remove', { name: 'program.exe' }) }).click()
    await page.getByRole('button', { name: say('messaging:new.send') }).click()
    await expect(heading(page, say('messaging:sent.title'))).toBeVisible()

    await page.getByRole('link', { name: say('messaging:sent.see') }).click()
    await expect(page.getByRole('link', { name: attachment.name })).toBeVisible()
    const sent = await requestData(session.wire, 'GET', '/messages')
    await bank.operator.call('POST', '/messages', {
      depositor: at(await requestData(session.wire, 'GET', '/depositor'), 'depositor_id'),
      subject: 'Proof of address',
      body: 'It is. Thank you.',
      thread_uuid: at(sent, '0', 'thread_uuid'),
    })
    await page.reload()
    await expect(page.getByRole('paragraph').filter({ hasText: 'It is. Thank you.' })).toBeVisible()
    await expect(page.getByText(say('messaging:center.viewed'))).toBeVisible()
    await page.getByRole('button', { name: say('messaging:reply.open') }).click()
    await field(page, say('messaging:reply.body')).fill('Thank you.')
    await page.getByRole('button', { name: say('messaging:reply.send') }).click()
    await expect(page.getByText(say('messaging:reply.sent'))).toBeVisible()
    expect(await requestData(session.wire, 'GET', '/messages')).toHaveLength(3)
  },
)
