import type { Page } from '@playwright/test'
import { field } from '../people/log-in.ts'
import type { Person } from '../people/person.ts'

/** Fills in the message form and sends it. */
export async function sendMessage(page: Page, { say }: Person, body: string): Promise<void> {
  await page.getByLabel(say('messaging:new.topic.label')).selectOption('documents')
  await page.getByLabel(say('messaging:new.subject.label')).fill('Tax form')
  await field(page, say('messaging:new.body.label')).fill(body)
  await page.getByRole('button', { name: say('messaging:new.send') }).click()
}
