import { fileURLToPath } from 'node:url'
import { findNginx, startNginx, withoutNginx } from '@coffer/nginx-tests/nginx'
import { expect, test } from '../journey.ts'
import { enter, heading } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'

const place = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
const nginx = findNginx()

test('A build works when nginx serves it, and its policy allows all of its own content', async ({
  page,
  ownBankOf,
}) => {
  test.skip(nginx === null, withoutNginx)
  if (nginx === null) return
  const bank = ownBankOf('harbor')
  const served = await startNginx(nginx, {
    pages: place('tooling/tenant/dist'),
    web: place('apps/web/dist/client'),
    api: `http://127.0.0.1:${new URL(bank.origin).port}`,
  })
  try {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    const packed: (string | undefined)[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) packed.push(response.headers()['content-encoding'])
    })
    const origin = `http://harbor.localhost:${served.port}`
    const person = demoDepositor({ ...bank, origin }, 'active')
    await enter(page, person)
    await expect(page).toHaveURL(`${origin}/dashboard`)
    await page.goto(`${origin}/dashboard/transactions-list`)
    await expect(heading(page, person.say('dashboard:list.title'))).toBeVisible()
    expect(refused).toEqual([])
    expect(new Set(packed)).toEqual(new Set([nginx.brotliModule === null ? 'gzip' : 'br']))
  } finally {
    await served.stop()
  }
})
