import { draftOf } from './drafts.ts'

/** The forms that move money, or change how it will move. */
export type SentForm = 'deposit-sent' | 'withdrawal-sent' | 'closing-sent' | `edit-deposit-sent:${string}`

/** What one form has sent, kept over a reload until its answer is known. */
export interface Attempt {
  /**
   * The form's idempotency key, for a form that opens: made once, and the same until what was sent is known to be accepted.
   * The same form open in another tab has the same one.
   */
  key: () => string
  /** Something is about to be sent under a key. */
  begin: (body: object, key: string) => void
  /** What was sent and never answered, as it was sent; null when nothing is in doubt. */
  unanswered: () => unknown
  /** The provider refused: nothing moved, and the key is still good for what is corrected. */
  refused: (key: string) => void
  /** The provider accepted, or the person gives this one up: the next is another. */
  forget: () => void
}

/** The attempt of a form, by the form's name. */
export function attemptOf(form: SentForm): Attempt {
  const kept = draftOf(form)
  const key = () => {
    const { key: known } = kept.read()
    if (typeof known === 'string') return known
    const made = crypto.randomUUID()
    kept.write({ key: made })
    return made
  }
  return {
    key,
    begin: (body, under) => kept.write({ key: under, body: JSON.stringify(body) }),
    unanswered() {
      const { body } = kept.read()
      return typeof body === 'string' ? parsed(body) : null
    },
    refused: (under) => kept.write({ key: under }),
    forget: () => kept.clear(),
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return null
  }
}

/** Whether a withdrawal or the closing of the account was sent, and no answer is known. */
export const isWithdrawalUnanswered = (): boolean =>
  attemptOf('withdrawal-sent').unanswered() !== null || attemptOf('closing-sent').unanswered() !== null
