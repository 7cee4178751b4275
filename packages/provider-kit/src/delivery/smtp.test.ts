import { once } from 'node:events'
import { createServer } from 'node:net'
import { generate } from 'selfsigned'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { refusal, startMailServer, toPort } from '../../test/mail-server.ts'
import { parseSmtpUrl, smtpTransport, type SmtpSettings } from './smtp.ts'
import type { OutgoingEmail } from './transport.ts'

const email: OutgoingEmail = {
  id: '0b5b3c1e-59c4-4e0a-9a53-7a1f0c6e2b11',
  writtenAt: new Date('2026-11-20T15:00:00Z'),
  from: {
    name: 'Oakbridge Mutual',
    address: 'no-reply@oakbridge.example',
    replyTo: 'help@oakbridge.example',
  },
  to: 'ann@example.com',
  subject: 'Su código',
  text: 'Hello',
  html: '<p>Hello</p>',
  unsubscribe: 'https://online.oakbridge.example/unsubscribe#token=a&kind=summary',
}

async function startServer(options?: SMTPServerOptions) {
  const { close, ...server } = await startMailServer(options)
  onTestFinished(close)
  return server
}

const deliver = (port: number, settings: Partial<SmtpSettings> = {}) =>
  smtpTransport({ host: '127.0.0.1', port, tls: 'none', credentials: null, ...settings }).deliver(email)

const keyPair = async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  return { key, cert }
}

it('An email arrives with its sender, both parts, and the way to unsubscribe', async () => {
  const { port, received } = await startServer()
  expect(await deliver(port)).toEqual({ status: 'sent' })
  expect(received).toMatchObject([
    { from: 'no-reply@oakbridge.example', to: ['ann@example.com'], isEncrypted: false },
  ])
  const content = received[0]?.content ?? ''
  for (const line of [
    'From: Oakbridge Mutual <no-reply@oakbridge.example>',
    'Reply-To: help@oakbridge.example',
    'To: ann@example.com',
    'Date: Fri, 20 Nov 2026 15:00:00 +0000',
    `Message-ID: <${email.id}@oakbridge.example>`,
    'Auto-Submitted: auto-generated',
    'List-Unsubscribe: <https://online.oakbridge.example/unsubscribe#token=a&kind=summary>',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: text/html; charset=utf-8',
  ])
    expect(content.replaceAll('\r\n ', ' ')).toContain(line)
})

it('An email is sent over TLS with the log-in of the server', async () => {
  const { key, cert } = await keyPair()
  const { port, received } = await startServer({
    key,
    cert,
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ username, password }, _session, done) =>
      username === 'coffer' && password === 'right'
        ? done(null, { user: username })
        : done(refusal(535, 'No')),
  })
  const credentials = { user: 'coffer', password: 'right' }
  expect(await deliver(port, { tls: 'starttls', ca: cert, credentials })).toEqual({ status: 'sent' })
  expect(received).toMatchObject([{ isEncrypted: true }])
  const wrong = { user: 'coffer', password: 'wrong' }
  expect(await deliver(port, { tls: 'starttls', ca: cert, credentials: wrong })).toMatchObject({
    status: 'failed',
  })
  expect(received).toHaveLength(1)
})

it('Nothing is sent to a server without TLS, or with an unknown certificate', async () => {
  const plain = await startServer()
  expect(await deliver(plain.port, { tls: 'starttls' })).toMatchObject({ status: 'failed' })
  const unknown = await startServer({ ...(await keyPair()), disabledCommands: [] })
  expect(await deliver(unknown.port, { tls: 'starttls' })).toMatchObject({ status: 'failed' })
  expect([...plain.received, ...unknown.received]).toEqual([])
})

it.each([
  ['an address that is refused for good', 550, 'onRcptTo', 'refused', 'RCPT TO 550 5.1.1'],
  ['an address that is refused for now', 450, 'onRcptTo', 'failed', 'RCPT TO 450 5.1.1'],
  ['a sender that is refused', 550, 'onMailFrom', 'failed', 'MAIL FROM 550 5.1.1'],
] as const)('The outcome of %s (%i) has no address', async (_, code, step, status, reason) => {
  const { port, received } = await startServer({
    [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
      done(refusal(code, '5.1.1 <ann@example.com> is unknown')),
  })
  expect(await deliver(port)).toEqual({ status, reason })
  expect(received).toEqual([])
})

it.each([
  [554, 'refused'],
  [451, 'failed'],
] as const)('An email that is answered with %i after its content is %s', async (code, status) => {
  const { port } = await startServer({
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => done(refusal(code, '5.7.1 no')))
    },
  })
  expect(await deliver(port)).toEqual({ status, reason: `DATA ${code} 5.7.1` })
})

it('An email is unconfirmed if the connection ends after its content', async () => {
  const server = createServer((socket) => {
    socket.write('220 ready\r\n')
    let isInContent = false
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (text.endsWith('\r\n.\r\n')) socket.destroy()
      if (isInContent) return
      isInContent = text.startsWith('DATA')
      socket.write(isInContent ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  expect(await deliver(toPort(server.address()))).toMatchObject({ status: 'unconfirmed' })
})

it('An email to a server that is down has failed', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = toPort(server.address())
  await new Promise((resolve) => server.close(resolve))
  expect(await deliver(port)).toMatchObject({ status: 'failed' })
})

it.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, tls: 'starttls' }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, tls: 'implicit' }],
  ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, tls: 'none' }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, tls: 'none' }],
  ['smtp://user:secret@mail.example', null],
  ['smtp://mail.example/path', null],
  ['https://mail.example', null],
  ['mail.example:587', null],
])('parseSmtpUrl reads %s', (text, settings) => {
  expect(parseSmtpUrl(text)).toEqual(settings)
})
