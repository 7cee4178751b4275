const POLL_MS = 60_000
const ACTIVITY_THROTTLE_MS = 60_000
const HIDDEN_THRESHOLD_MS = 30_000
/** The dialog opens two minutes before the token expires. */
const WARNING_MS = 120_000
const TICK_MS = 1000

/** The provider's response about the token. `unknown`: there was none, which changes nothing. */
export type TokenCheck =
  | { status: 'alive'; secondsLeft: number }
  | { status: 'unauthorized' }
  | { status: 'unknown' }

/** Dependencies of the machine, which tests replace. */
export interface LivenessPorts {
  /** Checks the token; with `extend` the request extends it. */
  check: (extend: boolean) => Promise<TokenCheck>
  /** The provider's clock, for the token's expiry. It shifts with every response, so it must not measure durations. */
  now: () => number
  /** The device's clock, for durations. */
  deviceNow: () => number
  /** By the same clock as `now`; null if the provider has given none. */
  expiresAt: () => number | null
  onRenewed: (secondsLeft: number, extended: boolean) => void
  onEnded: (reason: 'timed-out' | 'refused') => void
  /** Seconds left when there are at most two minutes, or else null. */
  onWarning: (secondsLeft: number | null) => void
  /** False on the log-in and MFA pages, where a key or a click sends no request. */
  countsActivity: () => boolean
}

export interface LivenessMachine {
  activity: () => void
  hidden: () => void
  visible: () => void
  /** The button of the dialog. */
  stay: () => Promise<void>
  stop: () => void
}

/**
 * Checks the token every 60 s, on activity, and when the tab becomes visible again; warns before the end, and ends the
 * session.
 */
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
    const check = await ports.check(extend)
    if (isStopped) return
    switch (check.status) {
      case 'unknown':
        return
      case 'unauthorized':
        return end(isExpired() ? 'timed-out' : 'refused')
      case 'alive':
        // Sent before the token was extended: its response is outdated.
        if (!extend && extensions > extensionsBefore) return
        if (check.secondsLeft <= 0) return end('timed-out')
        if (extend) extensions += 1
        ports.onRenewed(check.secondsLeft, extend)
        return tick()
    }
  }

  const timeLeft = () => {
    const expiresAt = ports.expiresAt()
    return expiresAt === null ? Infinity : expiresAt - ports.now()
  }
  const isExpired = () => timeLeft() <= 0

  const tick = () => {
    const milliseconds = timeLeft()
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
      // While the dialog is open, only its button extends the session.
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
