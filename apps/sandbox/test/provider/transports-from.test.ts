import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '@coffer/provider-kit/mail-server'
import { afterAll, expect, it } from 'vitest'
import { deliveryQueue } from '../../src/outbox/delivery-queue.ts'
import { transportsFrom } from '../../src/outbox/transports-from.ts'
import { tenantDirectory } from '../../src/tenants/directory.ts'
import { openSandboxForFile, tenants } from './sandbox.ts'

const folder = mkdtempSync(join(tmpdir(), 'transports-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileWith = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

it.each([
  [{ SMTP_URL: 'smtp://ann:secret@mail.example' }, 'SMTP_URL must be like smtp://mail.example:587'],
  [{ SMTP_USER: 'ann' }, 'SMTP_USER or SMTP_PASSWORD is set without SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example', SMTP_USER: 'ann' }, 'belong together: set both, or neither.'],
  [{ TEXT_WEBHOOK_URL: 'https://texts.example' }, 'belong together: set both, or neither.'],
  [
    { TEXT_WEBHOOK_URL: 'http://texts.example?key=secret', TEXT_WEBHOOK_SECRET: 'x'.repeat(32) },
    'TEXT_WEBHOOK_URL must be an https address',
  ],
  [
    { TEXT_WEBHOOK_URL: 'https://texts.example', TEXT_WEBHOOK_SECRET: 'x'.repeat(31) },
    'TEXT_WEBHOOK_SECRET needs at least 32 bytes',
  ],
  [{ SMTP_PASSWORD: 'a', SMTP_PASSWORD_FILE: '/b' }, 'SMTP_PASSWORD and SMTP_PASSWORD_FILE are both set'],
  [{ SMTP_PASSWORD_FILE: join(folder, 'none') }, 'which can’t be read: create the file'],
  [{ SMTP_PASSWORD_FILE: fileWith('empty', '\n') }, 'The file of SMTP_PASSWORD_FILE is empty'],
])('transportsFrom refuses %j in one sentence', async (variables, sentence) => {
  await expect(transportsFrom(variables)).rejects.toThrow(sentence)
})

it('transportsFrom has no way out without variables', async () => {
  expect(await transportsFrom({ SMTP_URL: '', SMTP_USER: '', SMTP_PASSWORD: '' })).toEqual({
    email: null,
    sms: null,
  })
})

it('transportsFrom reads the password from its file, without the end of its line', async () => {
  const logIns: string[] = []
  const server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      logIns.push(`${username}:${password}`)
      done(null, { user: username })
    },
  })
  afterAll(server.close)
  const { email } = await transportsFrom({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    SMTP_USER: 'coffer',
    SMTP_PASSWORD_FILE: fileWith('password', 's3cret\n'),
  })
  const outcome = await email?.deliver({
    id: 'one',
    writtenAt: new Date('2026-11-20T15:00:00Z'),
    from: { name: 'Oakbridge', address: 'no-reply@oakbridge.example' },
    to: 'ann@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: null,
    unsubscribe: null,
  })
  expect([outcome, logIns]).toEqual([{ status: 'sent' }, ['coffer:s3cret']])
})

it('A delivery queue names the tenant that has no sender', async () => {
  const { database: db, context } = await openSandboxForFile()
  const { email } = await transportsFrom({ SMTP_URL: 'smtp://mail.example' })
  const without = tenantDirectory(tenants.all.map((tenant) => ({ ...tenant, emailSender: undefined })))
  expect(() =>
    deliveryQueue({ db, log: context.log, tenants: without, transports: { email, sms: null } }),
  ).toThrow('tenants/harbor/tenant.json has no emailSender: add its name and address.')
})
