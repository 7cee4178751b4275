import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '@coffer/errors/field-errors'
import {
  checkSubmission,
  forget,
  type Outcome,
  type Pending,
  sending,
  sendSubmission,
  type SubmissionMemory,
} from './run-submission.ts'
import type { Submission, SubmissionOptions, SubmissionState } from './submission.ts'

interface Task<Body> {
  type: 'send' | 'check'
  body: Body
}

/**
 * Sends once per press, keeps the sent body until its outcome is known, and never claims an outcome that the provider
 * has not stated. Leaving the screen stops the following, not the request.
 */
export function useSubmission<Body, Answer>(options: SubmissionOptions<Body, Answer>): Submission<Body> {
  const { record } = options
  const client = useQueryClient()
  const [unconfirmed, setUnconfirmed] = useState<Body | null>(() => record?.unconfirmed() ?? null)
  const [pending, setPending] = useState(sending)
  const isRunning = useRef(false)
  const memory = useRef<SubmissionMemory>({
    key: null,
    mayHaveArrived: unconfirmed !== null,
    signal: AbortSignal.abort(),
  })
  useEffect(() => {
    memory.current.key = record?.key() ?? null
  }, [record])
  useEffect(() => {
    const leaving = new AbortController()
    memory.current.signal = leaving.signal
    return () => leaving.abort(new Error('The screen was left.'))
  }, [])

  const mutation = useMutation({
    mutationFn: ({ type, body }: Task<Body>) => {
      const run = {
        options,
        client,
        memory: memory.current,
        onPending: setPending,
        onUnconfirmed: (sent: Body | null) => setUnconfirmed(() => sent),
      }
      return type === 'send' ? sendSubmission(run, body) : checkSubmission(run, body)
    },
    networkMode: 'always',
    retry: false,
  })

  async function start(task: Task<Body>): Promise<FieldErrors | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    try {
      return (await mutation.mutateAsync(task)).fieldErrors
    } finally {
      isRunning.current = false
    }
  }

  return {
    state: toSubmissionState(mutation, { pending, isUnconfirmed: unconfirmed !== null }),
    unconfirmed,
    submit: (body) => start({ type: 'send', body }),
    async check() {
      if (unconfirmed !== null) await start({ type: 'check', body: unconfirmed })
    },
    reset: () => mutation.reset(),
    abandon() {
      forget({ options, memory: memory.current })
      setUnconfirmed(null)
      mutation.reset()
    },
  }
}

interface MutationLike {
  status: 'idle' | 'pending' | 'success' | 'error'
  data: Outcome | undefined
  error: unknown
}

function toSubmissionState(
  { status, data, error }: MutationLike,
  { pending, isUnconfirmed }: { pending: Pending; isUnconfirmed: boolean },
): SubmissionState {
  if (status === 'pending') return pending
  // A callback of the caller threw, so nothing may be claimed about the outcome.
  if (status === 'error') return { status: 'outcome-unknown', error, verification: 'none' }
  if (data) return data.state
  return isUnconfirmed ? { status: 'outcome-unknown', verification: 'none' } : { status: 'idle' }
}
