import { foldSpaces } from './typed-text.ts'

export type EmailProblem = 'empty' | 'too-long' | 'malformed'

const maxLength = 254
/** Includes the text that mail programs put around an address. */
const maxTypedLength = 2 * maxLength

const invisible = /[\p{Cc}\p{Cf}\p{DI}\s]/u

/** Removes invisible characters at the ends, "mailto:", and pairs of brackets or quotes around the whole. */
function unwrapped(typed: string): string {
  const characters = Array.from(typed)
  const first = characters.findIndex((one) => !invisible.test(one))
  const last = characters.findLastIndex((one) => !invisible.test(one))
  const text = first === -1 ? '' : characters.slice(first, last + 1).join('')
  const inner = /^<(.*)>$|^"(.*)"$|^'(.*)'$|^“(.*)”$|^(?:mailto:)(.*)$/isu.exec(text)?.slice(1)
  const within = inner?.find((one) => one !== undefined)
  return within === undefined || within.length >= typed.length ? text : unwrapped(within)
}

/** HTML's rule for the part before the @, with letters of any script, composed or not. */
const mailbox = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u
const hostCharacters = /^[\u200D\u200C\p{L}\p{M}\p{N}\u30FB.\u3002\uFF0E\uFF61-]{1,255}$/u
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** A domain in ASCII: münchen.example is xn--mnchen-3ya.example. Null for a text that is not a domain. */
function asciiDomain(text: string): string | null {
  if (!hostCharacters.test(text)) return null
  const address = `http://${text}`
  if (!URL.canParse(address)) return null
  const { hostname } = new URL(address)
  const labels = hostname.split('.')
  const isHost = labels.length > 1 && labels.every((one) => label.test(one))
  return isHost && /[a-z]/.test(labels.at(-1) ?? '') ? hostname : null
}

/**
 * The one form in which an address is compared and stored: unwrapped, lower case, composed (NFC), with an ASCII domain.
 * Text that is not an address is trimmed and in lower case.
 */
export function normalEmail(typed: string): string {
  if (typed.length > maxTypedLength) return typed
  const text = unwrapped(typed)
  const at = text.lastIndexOf('@')
  const domain = at === -1 ? null : asciiDomain(text.slice(at + 1))
  // The lower case of a composed letter may not be composed.
  const lower = (part: string) => part.normalize('NFC').toLowerCase().normalize('NFC')
  return domain === null ? foldSpaces(lower(text)) : `${lower(text.slice(0, at))}@${domain}`
}

/**
 * The rule of HTML's email input, plus international letters and a required dot in the domain; at most 254 characters.
 */
export function checkEmail(typed: string): EmailProblem | null {
  if (typed.length > maxTypedLength) return 'too-long'
  const email = normalEmail(typed)
  if (email === '') return 'empty'
  if (email.length > maxLength) return 'too-long'
  const at = email.lastIndexOf('@')
  const isAddress = at > 0 && mailbox.test(email.slice(0, at)) && asciiDomain(email.slice(at + 1)) !== null
  return isAddress ? null : 'malformed'
}
