import { setTimeout as after } from 'node:timers/promises'
import type { Settings } from '../settings.ts'

/** Takes constant time, so that the duration does not reveal whether an email is registered. */
export async function withConstantTime<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), after(settings.evenAnswerMs)])
  return done
}

/** Delays a response to the minimum duration, counted from `startedAt` (a value of `performance.now()`). */
export async function delayToMinimum(settings: Settings, startedAt: number): Promise<void> {
  await after(Math.max(0, startedAt + settings.evenAnswerMs - performance.now()))
}
