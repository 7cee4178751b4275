import type { Failure } from '@coffer/api-client/transport/failure'
import * as v from 'valibot'

/** Where a submission outlives a reload, such as `draftOf(…)` of the session. */
export interface SubmissionStore {
  read: () => Readonly<Record<string, unknown>>
  write: (values: Readonly<Record<string, string>>) => void
  clear: () => void
}

/** The idempotency key of a form and what was sent under it, until the outcome is known. */
export interface IdempotentSubmission<Body> {
  /** Made once, and the same until a submission is accepted, in every tab that has the form open. */
  key: () => string
  /** Something is about to be sent under a key. */
  begin: (body: Body, key: string) => void
  /** What was sent and never answered, as it was sent. */
  unconfirmed: () => Body | null
  /** It had no effect: the key serves for what is corrected. */
  rejected: (key: string) => void
  /** Accepted or given up: the next submission has another key. */
  forget: () => void
}

/** What was sent is read back only where it fits the schema: an earlier release may have written it. */
export function idempotentSubmission<Body extends object>(
  store: SubmissionStore,
  schema: v.GenericSchema<unknown, Body>,
): IdempotentSubmission<Body> {
  const sentSchema = v.pipe(v.string(), v.parseJson(), schema)
  return {
    key() {
      const { key } = store.read()
      if (typeof key === 'string') return key
      const made = crypto.randomUUID()
      store.write({ key: made })
      return made
    },
    begin: (body, key) => store.write({ key, body: JSON.stringify(body) }),
    unconfirmed() {
      const read = v.safeParse(sentSchema, store.read()['body'])
      return read.success ? read.output : null
    },
    rejected: (key) => store.write({ key }),
    forget: () => store.clear(),
  }
}

/** Whether a store holds a submission whose outcome is unknown. */
export const isUnconfirmed = (store: SubmissionStore): boolean => 'body' in store.read()

/** The key was used before with another body, and that was accepted: this one had no effect. */
export const isKeyTaken = ({ kind, fields }: Failure): boolean =>
  kind === 'invalid' && 'idempotencyKey' in fields
