import { onConfigured } from './settings.ts'

let last: Promise<unknown> = Promise.resolve()
onConfigured(() => {
  last = Promise.resolve()
})

/** Runs log-in and log-out one after the other: each renews the provider's session. */
export function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const queued = last.then(work, work)
  last = queued.catch(() => {})
  return queued
}
