const MINUTE = 60

/** How long to wait before a retry: whole minutes, rounded up, or seconds if less than one minute. */
export function retryAfter(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  if (seconds < MINUTE) return { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) }
  return { unit: 'minutes', count: Math.ceil(seconds / MINUTE) }
}
