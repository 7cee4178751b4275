const MINUTE = 60

/** How long to wait, as it is said: whole minutes, rounded up, or seconds below one. Not told, it is a minute. */
export function waitFor(seconds: number | null): { unit: 'seconds' | 'minutes'; count: number } {
  if (seconds !== null && seconds < MINUTE) return { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) }
  return { unit: 'minutes', count: Math.ceil((seconds ?? MINUTE) / MINUTE) }
}
