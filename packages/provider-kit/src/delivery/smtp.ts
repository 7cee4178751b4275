import { Readable } from 'node:stream'
import { parseUrl } from '@coffer/branding/safe-text'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection'
import { isLoopback } from './loopback.ts'
import type { Outcome, OutgoingEmail, Transport } from './transport.ts'

export interface SmtpSettings {
  readonly host: string
  readonly port: number
  /** `implicit` from the first byte, `starttls` after a command without which nothing is sent, `none` in plain text. */
  readonly tls: 'implicit' | 'starttls' | 'none'
  readonly credentials: { readonly user: string; readonly password: string } | null
  /** Certificates trusted in place of Node's. */
  readonly ca?: string
}

/** The server of `smtp://host:587` or `smtps://host:465`; null if the text is no such URL, or has credentials or a path. */
export function parseSmtpUrl(text: string): Omit<SmtpSettings, 'credentials'> | null {
  const url = parseUrl(text)
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol)) return null
  const { hostname, port, username, password, pathname, search, hash } = url
  if (hostname === '' || `${username}${password}${search}${hash}` !== '' || !['', '/'].includes(pathname))
    return null
  const isImplicit = url.protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (isImplicit ? 465 : 587) : Number(port),
    tls: isImplicit ? 'implicit' : isLoopback(hostname) ? 'none' : 'starttls',
  }
}

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** Sends each email over a connection of its own. SMTP has no idempotency: a server sends twice what it gets twice. */
export const smtpTransport = (settings: SmtpSettings): Transport<OutgoingEmail> => ({
  isIdempotent: false,
  deliver: async (email) => {
    const content = await compose(email)
    return sendOver(settings, { from: email.from.address, to: email.to, content })
  },
})

const compose = ({ id, writtenAt, from, to, subject, text, html, unsubscribe }: OutgoingEmail) =>
  new MailComposer({
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date: writtenAt,
    from: { name: from.name, address: from.address },
    ...(from.replyTo !== undefined && { replyTo: from.replyTo }),
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== null && { html }),
    headers: {
      // Keeps notices of absence from answering.
      'Auto-Submitted': 'auto-generated',
      // Without List-Unsubscribe-Post: the link's secret is in its fragment, which no mail server's POST would carry.
      ...(unsubscribe !== null && { 'List-Unsubscribe': `<${unsubscribe}>` }),
    },
  })
    .compile()
    .build()

interface Letter {
  readonly from: string
  readonly to: string
  readonly content: Buffer
}

function sendOver({ host, port, tls, credentials, ca }: SmtpSettings, letter: Letter): Promise<Outcome> {
  const connection = new SMTPConnection({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(ca !== undefined && { tls: { ca } }),
    ...timeouts,
  })
  // The connection reads the content once the server has agreed to receive it.
  let hasBegun = false
  const content = Readable.from(
    (function* () {
      hasBegun = true
      yield letter.content
    })(),
  )
  return new Promise((resolve) => {
    const fail = (error: SMTPError) => {
      resolve(failedOutcome(error, hasBegun))
      connection.close()
    }
    // Stays registered, because an error without a listener would end the process.
    connection.on('error', fail)
    connection.on('end', () => fail(new Error('The connection ended.')))
    const send = () =>
      connection.send({ from: letter.from, to: letter.to }, content, (error) => {
        if (error) return fail(error)
        resolve({ status: 'sent' })
        connection.quit()
      })
    connection.connect((error) => {
      if (error) return fail(error)
      if (credentials === null) return send()
      const { user, password } = credentials
      connection.login({ credentials: { user, pass: password } }, (refusal) =>
        refusal ? fail(refusal) : send(),
      )
    })
  })
}

function failedOutcome(error: SMTPError, hasBegun: boolean): Outcome {
  const { responseCode, command = '', code = 'closed' } = error
  if (responseCode === undefined)
    return hasBegun ? { status: 'unconfirmed', reason: code } : { status: 'failed', reason: code }
  // A log-in or a sender that is refused is a mistake in the configuration, not of the recipient.
  const isOfRecipient = command === 'RCPT TO' || command === 'DATA'
  return {
    status: responseCode >= 500 && isOfRecipient ? 'refused' : 'failed',
    reason: [command, responseCode, enhancedStatus(error.response)].filter(Boolean).join(' '),
  }
}

/** `5.1.1` of `550 5.1.1 <ann@example.com> is unknown` (RFC 3463). */
const enhancedStatus = (response: string | undefined): string | undefined =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
