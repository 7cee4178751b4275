import type { Log } from '../http/log.ts'

/**
 * One run at a time. A run requested during another starts after it and serves all requests made until then; it waits
 * for other processes if any request does.
 */
export function inTurn(run: (waits: boolean) => Promise<number>): (waits: boolean) => Promise<number> {
  let last: Promise<unknown> = Promise.resolve()
  let queued: { waits: boolean; readonly ran: Promise<number> } | null = null
  return (waits) => {
    if (queued) {
      queued.waits ||= waits
      return queued.ran
    }
    const begin = () => {
      const isWaited = queued?.waits ?? waits
      queued = null
      return run(isWaited)
    }
    const ran = last.then(begin, begin)
    queued = { waits, ran }
    last = ran
    return ran
  }
}

/** Runs at once and then at an interval. The returned function stops it and waits for the current run. */
export function pollEvery(everyMs: number, run: () => Promise<number>, log: Log): () => Promise<void> {
  let isStopped = false
  let turn: Promise<unknown> = Promise.resolve()
  const next = () => {
    if (isStopped) return
    turn = run()
      .catch((error: unknown) => log.error({ err: error }, 'looking for due work failed'))
      .then(() => {
        if (!isStopped) timer = setTimeout(next, everyMs)
      })
  }
  let timer = setTimeout(next, 0)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await turn
  }
}
