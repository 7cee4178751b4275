import type { Failure } from '@coffer/api-client/transport/failure'
import * as v from 'valibot'

/** Storage of a submission that outlives a reload, such as the session's `submissionStores`. */
export interface SubmissionStore {
  read: () => Readonly<Record<string, unknown>>
  write: (submission: Readonly<{ key: string; body?: string }>) => void
  clear: () => void
}

/** The idempotency key of a form and the body sent with it, stored until the outcome is known. */
export interface IdempotentSubmission<Body> {
  /** Created once, and the same until a submission is accepted, in every tab with the form. */
  key: () => string
  /** Stores a body before it is sent. */
  begin: (body: Body, key: string) => void
  /** The sent body whose response is missing. */
  unconfirmed: () => Body | null
  /** Keeps the key for a corrected body, because a rejected one had no effect. */
  rejected: (key: string) => void
  /** Clears key and body after a submission is accepted or abandoned. */
  forget: () => void
}

/** Stored bodies are validated, because an earlier release may have written them. */
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

/** Whether the key was accepted before with another body, so that this one had no effect. */
export const isKeyTaken = ({ kind, fields }: Failure): boolean =>
  kind === 'invalid' && 'idempotencyKey' in fields
