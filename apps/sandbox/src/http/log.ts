import { destination, pino, type Logger } from 'pino'
import { reportError } from './error-report.ts'

export type Log = Logger

const secret = [
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'code',
  'ssn',
  'account_number',
  'account_number_confirmation',
  'routing_number',
  'authorization',
  'cookie',
  'hash',
  'access_token',
]

/** Logs to standard error, without personal data. `fields` are added to every line. */
export function openLog(level: string, fields?: () => object): Log {
  return pino(
    {
      level,
      base: null,
      ...(fields && { mixin: fields }),
      serializers: { err: reportError },
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[kept]' },
    },
    destination({ fd: 2, sync: false }),
  )
}
