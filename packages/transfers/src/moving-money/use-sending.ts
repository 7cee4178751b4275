import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { invalidate } from '@coffer/api-client/invalidate'
import type { Accepted } from '@coffer/api-client/request'
import { followRequest } from '@coffer/api-client/request'
import { type Failure, providerNow } from '@coffer/api-client/transport'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Attempt } from '@coffer/session/attempts'
import { isKeyTaken } from './key-taken.ts'

/** After this it is worth saying that one need not wait. */
const LONG_MS = 8_000

export type Sending =
  | { at: 'ready' }
  | { at: 'sending' }
  /** Accepted, and followed until it is checked. */
  | { at: 'following'; isLong: boolean }
  /** Surely refused: nothing moved. */
  | { at: 'refused'; error: unknown }
  /** The answer was lost: it may have been accepted. Without an error after a reload. */
  | { at: 'unconfirmed'; error?: unknown }

export interface Move<Body extends object> {
  attempt: Attempt
  /** Reads what was sent back from where it is kept. */
  body: v.GenericSchema<unknown, Body>
  /** The call. The same key with the same body moves money once. */
  send: (body: Body, idempotencyKey: string) => Promise<Accepted>
  /** Keeps how it ended: once it is accepted, and again once it is checked. */
  onAccepted: (body: Body, outcome: Outcome) => void
  /** The check failed after all: nothing moved. */
  onFailed: () => void
  /** Checked, or still being checked when patience ended: leads on. */
  onEnd: () => void | Promise<void>
}

export interface Outcome {
  requestId: string
  /** By the provider's clock, in milliseconds. */
  acceptedAt: number
  isChecked: boolean
}

/** What a form sends when money is to move: once, followed to its end, and honest about a lost answer. */
export interface Sender<Body extends object> {
  state: Sending
  /** What was sent and never answered. */
  unanswered: Body | null
  /** Answers what was refused, for its form to show. */
  send: (body: Body) => Promise<Failure | null>
  /** The person goes back to change something: a refusal is over. */
  calm: () => void
  /** Gives the unanswered one up, so that another can be made. */
  forget: () => void
}

/** Sends what moves money. Leaving the screen ends the following, never what was sent. */
export function useSending<Body extends object>(move: Move<Body>): Sender<Body> {
  const { attempt } = move
  const client = useQueryClient()
  const leaving = useRef<AbortController>(null)
  const isSending = useRef(false)
  const [unanswered, setUnanswered] = useState(() => unansweredOf(move))
  const [state, setState] = useState<Sending>(unanswered === null ? { at: 'ready' } : { at: 'unconfirmed' })
  // Kept from when the form opens: the same form sent from another tab meanwhile moves no money twice.
  const key = useRef<string>(null)
  useEffect(() => {
    key.current = attempt.key()
  }, [attempt])
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort(new Error('the screen was left'))
  }, [])

  function refuse(error: unknown): Failure {
    setUnanswered(null)
    setState({ at: 'refused', error })
    // Something stands otherwise than this screen knew.
    void client.invalidateQueries()
    return failureOf(error)
  }

  /** Only the provider's own refusal is a failure once it has accepted; anything else costs no more than the wait. */
  async function follow(requestId: string): Promise<'checked' | 'unchecked' | Failure> {
    setState({ at: 'following', isLong: false })
    try {
      await followRequest(requestId, {
        signal: leaving.current?.signal,
        onTick: (elapsed) => {
          if (elapsed >= LONG_MS) setState({ at: 'following', isLong: true })
        },
      })
      return 'checked'
    } catch (error) {
      return failureOf(error).kind === 'invalid' ? refuse(error) : 'unchecked'
    } finally {
      await invalidate(client)
    }
  }

  function forgetAttempt(): void {
    attempt.forget()
    key.current = null
  }

  function fail(body: Body, under: string, error: unknown): Failure | null {
    const failure = failureOf(error)
    if (isKeyTaken(failure)) {
      forgetAttempt()
      return refuse(error)
    }
    // A refusal of a second try says nothing about the first, which may have arrived.
    if (unanswered !== null || isOutcomeUnknown(error)) {
      setUnanswered(body)
      setState({ at: 'unconfirmed', error })
      return null
    }
    attempt.refused(under)
    return refuse(error)
  }

  async function sendOnce(body: Body): Promise<Failure | null> {
    const under = (key.current ??= attempt.key())
    attempt.begin(body, under)
    let requestId: string
    try {
      ;({ requestId } = await move.send(body, under))
    } catch (error) {
      return fail(body, under, error)
    }
    forgetAttempt()
    const outcome = { requestId, acceptedAt: providerNow(), isChecked: false }
    move.onAccepted(body, outcome)
    const followed = await follow(requestId)
    if (typeof followed === 'object') {
      move.onFailed()
      return followed
    }
    if (followed === 'checked') move.onAccepted(body, { ...outcome, isChecked: true })
    if (!leaving.current?.signal.aborted) await move.onEnd()
    return null
  }

  async function send(body: Body): Promise<Failure | null> {
    if (isSending.current) return null
    isSending.current = true
    setState({ at: 'sending' })
    try {
      return await sendOnce(body)
    } finally {
      isSending.current = false
    }
  }

  return {
    state,
    unanswered,
    send,
    calm: () => setState({ at: 'ready' }),
    forget: forgetAttempt,
  }
}

function unansweredOf<Body extends object>({ attempt, body }: Move<Body>): Body | null {
  const read = v.safeParse(body, attempt.unanswered())
  return read.success ? read.output : null
}
