import type { FailureKind } from '@coffer/api-client/transport/failure'
import { type Refusal, refusals } from '@coffer/domain/refusal'
import { returnCodes } from '@coffer/domain/returns'
import { isOutcomeUnknownKind } from '@coffer/errors/definitive-rejection'
import errors from '@coffer/errors/locales/en.json' with { type: 'json' }
import returnTexts from '@coffer/errors/return-codes/locales/en.json' with { type: 'json' }
import refusalTexts from '@coffer/web/not-found/locales/en.json' with { type: 'json' }
import { refusalActions } from '@coffer/web/refusal-actions'
import { code, page, section, table } from './markdown.ts'

/** What happened when a call fails in a way, and the message that the screen shows. */
const failures: Record<FailureKind, { cause: string; words: keyof typeof errors }> = {
  rejected: { cause: '400', words: 'rejected' },
  unauthenticated: {
    cause: '401, in the status or in the payload: the session ends',
    words: 'unauthenticated',
  },
  forbidden: { cause: '403', words: 'forbidden' },
  missing: { cause: '404', words: 'missing' },
  conflict: { cause: '409: changed by somebody else meanwhile', words: 'conflict' },
  'too-large': { cause: '413', words: 'too-large' },
  'csrf-expired': { cause: '419, also after a new handshake', words: 'csrf-expired' },
  'cookies-blocked': { cause: 'the handshake set no cookie that the browser kept', words: 'cookies-blocked' },
  invalid: { cause: '422: errors by field', words: 'invalid' },
  'rate-limited': { cause: '429', words: 'rate-limited' },
  unavailable: { cause: '451', words: 'unavailable' },
  offline: { cause: 'no connection', words: 'offline' },
  timeout: { cause: 'no answer in time', words: 'timeout' },
  malformed: { cause: 'an answer that its schema refuses', words: 'unexpected' },
  unexpected: { cause: 'any other status', words: 'unexpected' },
}

const isFailureKind = (kind: string): kind is FailureKind => Object.hasOwn(failures, kind)

const refusalText = (refusal: Refusal, part: 'title' | 'text' | 'action'): string =>
  refusalTexts[`${refusal}.${part}`]

export function errorsPage(): string {
  const kinds = Object.keys(failures).filter(isFailureKind)
  return page(
    'Errors and their words',
    'What a depositor reads when something fails, printed from the English messages. Spanish has the same keys.',
    section(
      'A call that fails',
      'The provider’s own message is shown for 400, 403 and 422 if it has one; for 422 beside the field that it names. “Unknown” means that the request may have been carried out: the form says so and nothing else, verifies if a call can tell, and otherwise offers to send the same request again, which does nothing twice.',
      table(
        ['failure', 'cause', 'words', 'outcome'],
        kinds.map((kind) => {
          const { cause, words } = failures[kind]
          return [code(kind), cause, errors[words], isOutcomeUnknownKind(kind) ? 'unknown' : 'refused']
        }),
      ),
    ),
    section(
      'Why a screen is closed',
      'A refused address shows the page “not found” with a reason instead, to a depositor who is logged in. Nobody reads anything about an account that is not theirs.',
      table(
        ['refusal', 'title', 'text', 'action', 'leads to'],
        refusals.map((refusal) => [
          code(refusal),
          refusalText(refusal, 'title'),
          refusalText(refusal, 'text'),
          refusalText(refusal, 'action'),
          code(refusalActions[refusal]),
        ]),
      ),
    ),
    section(
      'Return codes',
      `Why another bank sent a transfer back. For any other code: “${returnTexts['meaning.other']}”`,
      table(
        ['code', 'meaning', 'advice'],
        Object.keys(returnCodes).map((one) => [one, returnText('meaning', one), returnText('advice', one)]),
      ),
    ),
  )
}

function returnText(part: 'meaning' | 'advice', returnCode: string): string {
  const texts: Readonly<Record<string, string>> = returnTexts
  return texts[`${part}.${returnCode}`] ?? ''
}
