import { readFileSync } from 'node:fs'
import { RefusedStart } from '../database/refused-start.ts'
import type { Transports } from './delivery-queue.ts'

const minSecretBytes = 32

/** The ways out that environment variables name. A library is loaded only if it is needed. */
export const transportsFrom = async (variables: NodeJS.ProcessEnv): Promise<Transports> => ({
  email: await emailTransport(variables),
  sms: await textTransport(variables),
})

async function emailTransport(variables: NodeJS.ProcessEnv): Promise<Transports['email']> {
  const { SMTP_URL, SMTP_USER } = variables
  const password = readSecret(variables, 'SMTP_PASSWORD')
  if (!SMTP_URL) {
    if (SMTP_USER || password !== null)
      throw new RefusedStart(
        'SMTP_USER or SMTP_PASSWORD is set without SMTP_URL: set SMTP_URL, or none of them.',
      )
    return null
  }
  const { parseSmtpUrl, smtpTransport } = await import('@coffer/provider-kit/delivery/smtp')
  const server = parseSmtpUrl(SMTP_URL)
  // The URL is left out: it may have a password.
  if (server === null)
    throw new RefusedStart(
      'SMTP_URL must be like smtp://mail.example:587 or smtps://mail.example:465; the log-in belongs in SMTP_USER and SMTP_PASSWORD.',
    )
  if (!SMTP_USER && password === null) return smtpTransport({ ...server, credentials: null })
  if (!SMTP_USER || password === null)
    throw new RefusedStart(
      'SMTP_USER and SMTP_PASSWORD (or SMTP_PASSWORD_FILE) belong together: set both, or neither.',
    )
  return smtpTransport({ ...server, credentials: { user: SMTP_USER, password } })
}

async function textTransport(variables: NodeJS.ProcessEnv): Promise<Transports['sms']> {
  const { TEXT_WEBHOOK_URL } = variables
  const secret = readSecret(variables, 'TEXT_WEBHOOK_SECRET')
  if (!TEXT_WEBHOOK_URL && secret === null) return null
  if (!TEXT_WEBHOOK_URL || secret === null)
    throw new RefusedStart(
      'TEXT_WEBHOOK_URL and TEXT_WEBHOOK_SECRET (or TEXT_WEBHOOK_SECRET_FILE) belong together: set both, or neither.',
    )
  const { isWebhookUrl, textWebhook } = await import('@coffer/provider-kit/delivery/text-webhook')
  // The address is left out: its query may have a key.
  if (!isWebhookUrl(TEXT_WEBHOOK_URL))
    throw new RefusedStart(
      'TEXT_WEBHOOK_URL must be an https address without a user, or http at a loopback address.',
    )
  if (Buffer.byteLength(secret) < minSecretBytes)
    throw new RefusedStart(
      `TEXT_WEBHOOK_SECRET needs at least ${minSecretBytes} bytes: openssl rand -base64 48 makes one.`,
    )
  return textWebhook({ url: TEXT_WEBHOOK_URL, secret })
}

/** A secret of a variable, or of the file that the variable with `_FILE` names; null if neither is set. */
function readSecret(variables: NodeJS.ProcessEnv, name: string): string | null {
  const value = variables[name]
  const file = variables[`${name}_FILE`]
  if (value && file) throw new RefusedStart(`${name} and ${name}_FILE are both set: keep one of them.`)
  if (!file) return value || null
  const content = readFile(`${name}_FILE`, file).trimEnd()
  if (content === '') throw new RefusedStart(`The file of ${name}_FILE is empty: write the secret into it.`)
  return content
}

function readFile(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new RefusedStart(
      `${name} is "${path}", which can’t be read: create the file, readable for this process.`,
    )
  }
}
