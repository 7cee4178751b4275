import { useEffect, useState } from 'react'
import { now } from './clock.ts'

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - now()) / 1000))

/** Whole seconds until an instant by the provider's clock, counted down to 0. */
export function useCountdown(instant: number): number {
  const [, count] = useState(0)
  const seconds = secondsUntil(instant)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => count((ticks) => ticks + 1), 250)
    return () => clearInterval(timer)
  }, [isOver])
  return seconds
}

/** "0:23". */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
