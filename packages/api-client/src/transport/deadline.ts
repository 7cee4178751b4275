/**
 * Runs work with a deadline, and clears the timer when the work is done. `AbortSignal.timeout` is no alternative:
 * browsers keep its signal until the time is up, however early the work is done.
 */
export async function withDeadline<T>(
  milliseconds: number,
  work: (deadline: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
