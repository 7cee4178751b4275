import { expect, it } from 'vitest'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile({ tenants: ['harbor', 'juniper'] })
const day = 86_400_000

async function read(tenant: string) {
  const answer = await sandbox.newClient(tenant).send('GET', '/.well-known/security.txt')
  const text = await answer.text()
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ', 2))
  return { answer, fields: new Map(fields.map(([name = '', value = '']) => [name, value])) }
}

it.each([
  ['harbor', 'mailto:support@harborlight.example'],
  ['juniper', /^mailto:\S+@\S+$/],
])('The file security.txt of %s names the contact and the address of its bank', async (tenant, contact) => {
  const { answer, fields } = await read(tenant)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  expect(fields.get('Contact')).toMatch(contact)
  expect(fields.get('Canonical')).toBe(`http://${tenant}.localhost:4100/.well-known/security.txt`)
})

it('The file security.txt is renewed before it expires', async () => {
  const remaining = async () =>
    Date.parse((await read('harbor')).fields.get('Expires') ?? '') - sandbox.context.clock.now().getTime()
  expect(await remaining()).toBeGreaterThan(179 * day)
  await sandbox.advanceClock(200 * 86_400)
  expect(await remaining()).toBeGreaterThan(179 * day)
  expect(await remaining()).toBeLessThan(365 * day)
})
