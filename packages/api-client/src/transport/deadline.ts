/**
 * Works under a deadline, which ends with the work: a browser keeps the signal of `AbortSignal.timeout` until its time is
 * up, those of a hundred finished calls too.
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
