import { expect, test } from '../journey.ts'
import { collectViolations } from '../people/policy-violations.ts'
import { operatorHost } from '../provider/provider.ts'

test('The API explorer shows every group of calls, and its library uses neither storage nor the network', async ({
  page,
  context,
  bankOf,
}) => {
  const violations = await collectViolations(context)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).host))
  const host = `${operatorHost}:${new URL(bankOf('harbor').origin).port}`
  await page.goto(`http://${host}/sandbox/explorer`)
  for (const group of ['Log-in', 'Application', 'Money', 'Operator'])
    await expect(page.getByRole('heading', { name: new RegExp(`^${group} `) })).toBeVisible()
  await page.getByRole('heading', { name: /^Money / }).click()
  await page.getByText('Requests a deposit').click()
  await expect(page.getByText('Idempotency-Key')).toBeVisible()
  await expect(page.getByRole('button', { name: /Authorize|Try it out/ })).toHaveCount(0)
  expect(violations).toEqual([])
  expect([...new Set(requests)]).toEqual([host])
  const storage = await page.evaluate(() => {
    try {
      return localStorage.length
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown'
    }
  })
  expect(storage).toBe('SecurityError')
})
