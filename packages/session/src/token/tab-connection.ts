import { isRecord } from '../storage/persisted-state.ts'

/** A session as one tab sends it to another. */
export interface SharedSession {
  bearer: string
  sessionId: string
  relink: boolean
  secondsLeft: number | null
  /**
   * How far the provider's clock is ahead of the device's, in ms: the new tab has no response yet from which to learn
   * it.
   */
  clockOffset: number
}

type Message =
  | { kind: 'ask' }
  | { kind: 'hand-over'; session: SharedSession }
  | { kind: 'renewed'; secondsLeft: number }
  | { kind: 'ended' }

const CHANNEL = 'session'

/** How long a new tab waits for a response from an open one. */
const TAB_ANSWER_TIMEOUT_MS = 300

/** Reactions to another tab's messages. */
export interface TabListener {
  /** Another tab has opened: returns the session to send to it, if there is one. */
  onAsk: () => SharedSession | null
  onRenewed: (secondsLeft: number) => void
  onEnded: () => void
}

export interface TabConnection {
  /** Requests the session of the open tabs; null if none responds within 300 ms. */
  ask: () => Promise<SharedSession | null>
  announceRenewed: (secondsLeft: number) => void
  announceEnded: () => void
  close: () => void
}

/** Connects this origin's tabs. Messages never leave the browser and are not stored. */
export function connectTabs(listener: TabListener): TabConnection {
  const channel = openChannel()
  if (channel === null) return noConnection
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
  const send = (message: Message) => channel.postMessage(message)
  let resolveAnswer: ((session: SharedSession) => void) | null = null

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return
    switch (data.kind) {
      case 'ask': {
        const session = listener.onAsk()
        if (session) send({ kind: 'hand-over', session })
        return
      }
      case 'hand-over':
        return resolveAnswer?.(data.session)
      case 'renewed':
        return listener.onRenewed(data.secondsLeft)
      case 'ended':
        return listener.onEnded()
    }
  })

  return {
    async ask() {
      const answer = Promise.withResolvers<SharedSession | null>()
      resolveAnswer = answer.resolve
      const timer = setTimeout(() => answer.resolve(null), TAB_ANSWER_TIMEOUT_MS)
      send({ kind: 'ask' })
      const session = await answer.promise
      resolveAnswer = null
      clearTimeout(timer)
      return session
    },
    announceRenewed: (secondsLeft) => send({ kind: 'renewed', secondsLeft }),
    announceEnded: () => send({ kind: 'ended' }),
    close: () => channel.close(),
  }
}

/** Announces the end of the session from a page without a connection. */
export function announceEndedOnce(): void {
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
  channel?.postMessage({ kind: 'ended' } satisfies Message)
  channel?.close()
}

/** Null if tabs cannot be connected: Firefox refuses a channel whenever it refuses storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return null
  }
}

const noConnection: TabConnection = {
  ask: async () => null,
  announceRenewed: () => undefined,
  announceEnded: () => undefined,
  close: () => undefined,
}

function isMessage(data: unknown): data is Message {
  if (!isRecord(data)) return false
  if (data.kind === 'hand-over') return isHandedSession(data.session)
  if (data.kind === 'renewed') return typeof data.secondsLeft === 'number'
  return data.kind === 'ask' || data.kind === 'ended'
}

function isHandedSession(value: unknown): value is SharedSession {
  return (
    isRecord(value) &&
    typeof value.bearer === 'string' &&
    typeof value.sessionId === 'string' &&
    typeof value.relink === 'boolean' &&
    (value.secondsLeft === null || typeof value.secondsLeft === 'number') &&
    typeof value.clockOffset === 'number'
  )
}
