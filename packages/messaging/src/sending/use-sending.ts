import {
  fetchMessages,
  type Message,
  messagesQuery,
  type NewMessage,
  sendMessage,
} from '@coffer/api-client/messages'
import { providerNow } from '@coffer/api-client/transport'
import { failureOf } from '@coffer/errors/failure-of'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findArrived, mayHaveArrived, type Written } from './arrival.ts'
import { underWayOf } from './under-way.ts'

/** Where a message stands. `unsure`: the answer was lost, and the bank's own list is asked whether it arrived. */
export type Sending =
  | { kind: 'ready' }
  | { kind: 'sending'; fraction: number }
  | { kind: 'cancelled' }
  | { kind: 'unsure'; look: 'under-way' | 'failed' | 'nothing-there' }

export interface SendingPort {
  state: Sending
  /** Ends when its fate is known or cannot be known now. Throws why the bank did not take it. */
  send: (message: NewMessage) => Promise<void>
  cancel: () => void
  /** Asks once more whether a message arrived whose answer was lost. */
  look: () => Promise<void>
}

const looking = { kind: 'unsure', look: 'under-way' } as const
const LEFT = new Error('The screen was left.')

async function searchFor(client: QueryClient, written: Written) {
  try {
    // Not by the query: one that is under way may have been asked before the message went out.
    const messages = await fetchMessages()
    client.setQueryData(messagesQuery().queryKey, messages)
    return findArrived(messages, written) ?? 'nothing-there'
  } catch {
    return 'failed'
  }
}

/** Sends a message of one form, never twice: one whose answer was lost is looked for before another may go. */
export function useSending(form: string, onArrived: (message: Message) => void): SendingPort {
  const client = useQueryClient()
  const underWay = underWayOf(form)
  const [state, setState] = useState<Sending>(() => (underWay.read() ? looking : { kind: 'ready' }))
  const sending = useRef<AbortController | null>(null)

  function arrived(message: Message) {
    underWay.clear()
    setState({ kind: 'ready' })
    client.setQueryData(messagesQuery().queryKey, (known) =>
      known?.some(({ uuid }) => uuid === message.uuid) === false ? [message, ...known] : known,
    )
    void client.invalidateQueries({ queryKey: messagesQuery().queryKey })
    onArrived(message)
  }

  function settle(found: Message | 'nothing-there' | 'failed') {
    if (typeof found === 'object') return arrived(found)
    if (found === 'nothing-there') underWay.clear()
    return setState({ kind: 'unsure', look: found })
  }

  async function lookFor(written: Written) {
    setState(looking)
    settle(await searchFor(client, written))
  }

  async function send(message: NewMessage) {
    const written = { ...message, since: providerNow() }
    const leaving = new AbortController()
    sending.current = leaving
    let isOut = false
    const onProgress = (fraction: number) => {
      isOut = fraction >= 1
      setState({ kind: 'sending', fraction })
    }
    underWay.mark(written)
    onProgress(0)
    try {
      arrived(await sendMessage(message, { signal: leaving.signal, onProgress }))
    } catch (error) {
      // The mark stays for the next visit.
      if (leaving.signal.reason === LEFT) return
      const isCancelled = leaving.signal.aborted
      if (isCancelled ? isOut : mayHaveArrived(failureOf(error), isOut)) return await lookFor(written)
      underWay.clear()
      setState({ kind: isCancelled ? 'cancelled' : 'ready' })
      if (!isCancelled) throw error
    }
  }

  const look = async () => {
    const written = underWay.read()
    if (written) await lookFor(written)
  }
  // Left or reloaded before the bank had answered.
  const settleLate = useEffectEvent(settle)
  useEffect(() => {
    const written = underWayOf(form).read()
    if (written) void searchFor(client, written).then(settleLate)
    return () => sending.current?.abort(LEFT)
  }, [client, form])

  return { state, send, look, cancel: () => sending.current?.abort() }
}
