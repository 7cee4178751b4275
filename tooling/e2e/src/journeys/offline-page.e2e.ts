import { needs } from '../abilities.ts'
import { expect, test } from '../journey.ts'
import { heading } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'A page that is opened offline is the tenant’s own, stores no personal data, and continues once online',
  needs('a service worker that is offline'),
  async ({ page, context, bankOf }) => {
    const person = demoDepositor(bankOf('solstice'), 'active', { language: 'es' })
    const { bank, say } = person
    const transactions = heading(page, say('dashboard:list.title'))
    const offline = page.getByRole('heading', { level: 1, name: 'No tiene conexión' })
    await startSession(page, person)
    await page.goto(`${bank.origin}/dashboard/transactions-list`)
    await expect(transactions).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

    await context.setOffline(true)
    await page.reload()
    await expect(offline).toBeVisible()
    await expect(page).toHaveTitle(
      'No tiene conexión – Solstice Direct Savings Bank of the American Southwest',
    )
    await expect(page.getByRole('img', { name: 'Solstice Direct' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'You’re offline' })).toBeVisible()
    await expect(page.getByRole('link', { name: '(877) 555-0164' }).first()).toHaveAttribute(
      'href',
      'tel:8775550164',
    )
    await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toHaveCSS(
      'background-color',
      'rgb(255, 199, 44)',
    )
    await expect(offline).toHaveCSS('font-weight', '700')
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map((font) => font.family),
      )
    await expect.poll(loaded).toContain('Nunito')
    await page.getByRole('link', { name: 'Intentar de nuevo' }).click()
    await expect(offline).toBeVisible()
    expect(await page.evaluate(() => caches.keys())).toEqual([])

    await context.setOffline(false)
    await expect(transactions).toBeVisible()
  },
)
