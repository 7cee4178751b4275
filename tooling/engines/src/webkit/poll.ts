const FIRST_INTERVAL_MS = 20
const LONGEST_INTERVAL_MS = 160

/** Polls at growing intervals until the value is accepted; returns the last value after the time limit. */
export async function poll<Answer>(
  ask: () => Promise<Answer>,
  isEnough: (answer: Answer) => boolean,
  limit: number,
): Promise<Answer> {
  const end = performance.now() + limit
  for (let interval = FIRST_INTERVAL_MS; ; interval = Math.min(2 * interval, LONGEST_INTERVAL_MS)) {
    const answer = await ask()
    if (isEnough(answer) || performance.now() > end) return answer
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
}
