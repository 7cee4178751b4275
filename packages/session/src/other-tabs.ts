import { isRecord } from './persisted.ts'

/** A session as one tab hands it to another. */
export interface HandedSession {
  bearer: string
  sessionId: string
  relink: boolean
  secondsLeft: number | null
}

type Message =
  | { kind: 'ask' }
  | { kind: 'hand-over'; session: HandedSession }
  | { kind: 'renewed'; secondsLeft: number }
  | { kind: 'ended' }

const CHANNEL = 'session'

/** How long a new tab waits for an open one to answer. */
const HAND_OVER_MS = 300

/** What a tab does when another one speaks. */
export interface TabListener {
  /** Another tab has just opened: the session to hand to it, if there is one. */
  onAsk: () => HandedSession | null
  onRenewed: (secondsLeft: number) => void
  onEnded: () => void
}

export interface OtherTabs {
  /** Asks the open tabs for their session; null if none answers within 300 ms. */
  ask: () => Promise<HandedSession | null>
  tellRenewed: (secondsLeft: number) => void
  tellEnded: () => void
  close: () => void
}

/** Talks to this origin's other tabs. Nothing that is said leaves the browser or is written anywhere. */
export function joinOtherTabs(listener: TabListener): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return alone
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
  const say = (message: Message) => channel.postMessage(message)
  let take: ((session: HandedSession) => void) | null = null

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return
    switch (data.kind) {
      case 'ask': {
        const session = listener.onAsk()
        if (session) say({ kind: 'hand-over', session })
        return
      }
      case 'hand-over':
        return take?.(data.session)
      case 'renewed':
        return listener.onRenewed(data.secondsLeft)
      case 'ended':
        return listener.onEnded()
    }
  })

  return {
    async ask() {
      const answer = Promise.withResolvers<HandedSession | null>()
      take = answer.resolve
      const timer = setTimeout(() => answer.resolve(null), HAND_OVER_MS)
      say({ kind: 'ask' })
      const session = await answer.promise
      take = null
      clearTimeout(timer)
      return session
    },
    tellRenewed: (secondsLeft) => say({ kind: 'renewed', secondsLeft }),
    tellEnded: () => say({ kind: 'ended' }),
    close: () => channel.close(),
  }
}

/** Says that the session is over, from a page that has not joined the others. */
export function tellOthersEnded(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
  channel.postMessage({ kind: 'ended' } satisfies Message)
  channel.close()
}

const alone: OtherTabs = {
  ask: async () => null,
  tellRenewed: () => undefined,
  tellEnded: () => undefined,
  close: () => undefined,
}

function isMessage(data: unknown): data is Message {
  if (!isRecord(data)) return false
  if (data.kind === 'hand-over') return isHandedSession(data.session)
  if (data.kind === 'renewed') return typeof data.secondsLeft === 'number'
  return data.kind === 'ask' || data.kind === 'ended'
}

function isHandedSession(value: unknown): value is HandedSession {
  return (
    isRecord(value) &&
    typeof value.bearer === 'string' &&
    typeof value.sessionId === 'string' &&
    typeof value.relink === 'boolean' &&
    (value.secondsLeft === null || typeof value.secondsLeft === 'number')
  )
}
