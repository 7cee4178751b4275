/** §9. */
const POLL_MS = 60_000
const ACTIVITY_THROTTLE_MS = 60_000
const HIDDEN_THRESHOLD_MS = 30_000
/** decisions.md, "Session": the dialog comes two minutes before the token runs out. */
const WARNING_MS = 120_000
const TICK_MS = 1000

/** What the provider says of the token. `unknown`: it could not be asked, which changes nothing. */
export type Vital = { kind: 'alive'; secondsLeft: number } | { kind: 'unauthorized' } | { kind: 'unknown' }

/** Everything the machine touches, so that a test can stand in for it. */
export interface LivenessPorts {
  /** Asks about the token; with `extend` its life is lengthened by asking. */
  check: (extend: boolean) => Promise<Vital>
  /** The provider's clock, for when the token runs out. It shifts with every answer: never measure a span on it. */
  now: () => number
  /** The device's clock, for how long ago something was. */
  deviceNow: () => number
  /** On the same clock as `now`; null while the provider has not said. */
  runsOutAt: () => number | null
  onRenewed: (secondsLeft: number, extended: boolean) => void
  onEnded: (reason: 'timed-out' | 'refused') => void
  /** Seconds left once there are two minutes or less, else null. */
  onWarning: (secondsLeft: number | null) => void
  /** False on the log-in and MFA pages, where a key or a click asks nothing (§4). */
  countsActivity: () => boolean
}

export interface LivenessMachine {
  activity: () => void
  hidden: () => void
  visible: () => void
  /** The person asked to stay logged in. */
  stay: () => Promise<void>
  stop: () => void
}

/** §4, "Liveness": re-validates every 60 s, on activity, and when the tab comes back; warns, and ends. */
export function createLiveness(ports: LivenessPorts): LivenessMachine {
  let lastActivityCheck = -Infinity
  let hiddenAt: number | null = null
  let isWarning = false
  let isStopped = false
  let extensions = 0

  const end = (reason: 'timed-out' | 'refused') => {
    if (isStopped) return
    stop()
    ports.onEnded(reason)
  }

  const ask = async (extend: boolean) => {
    const extensionsBefore = extensions
    const vital = await ports.check(extend)
    if (isStopped) return
    switch (vital.kind) {
      case 'unknown':
        return
      case 'unauthorized':
        return end(hasRunOut() ? 'timed-out' : 'refused')
      case 'alive':
        // Asked before the token was extended: how much was left then says nothing of what is left now.
        if (!extend && extensions > extensionsBefore) return
        if (vital.secondsLeft <= 0) return end('timed-out')
        if (extend) extensions += 1
        ports.onRenewed(vital.secondsLeft, extend)
        return tick()
    }
  }

  const left = () => {
    const runsOutAt = ports.runsOutAt()
    return runsOutAt === null ? Infinity : runsOutAt - ports.now()
  }
  const hasRunOut = () => left() <= 0

  const tick = () => {
    const milliseconds = left()
    if (milliseconds <= 0) return end('timed-out')
    const warns = milliseconds <= WARNING_MS
    if (warns || isWarning) ports.onWarning(warns ? Math.ceil(milliseconds / 1000) : null)
    isWarning = warns
  }

  const poll = setInterval(() => void ask(false), POLL_MS)
  const ticking = setInterval(tick, TICK_MS)
  const stop = () => {
    isStopped = true
    clearInterval(poll)
    clearInterval(ticking)
    if (isWarning) ports.onWarning(null)
  }
  void ask(false)

  return {
    activity() {
      // While the dialog asks, only its own answer counts.
      if (isStopped || isWarning || !ports.countsActivity()) return
      if (ports.deviceNow() - lastActivityCheck < ACTIVITY_THROTTLE_MS) return
      lastActivityCheck = ports.deviceNow()
      void ask(true)
    },
    hidden() {
      hiddenAt = ports.deviceNow()
    },
    visible() {
      const wasHiddenFor = hiddenAt === null ? 0 : ports.deviceNow() - hiddenAt
      hiddenAt = null
      if (!isStopped && wasHiddenFor > HIDDEN_THRESHOLD_MS) void ask(false)
    },
    stay: () => ask(true),
    stop,
  }
}
