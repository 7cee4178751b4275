import { setTimeout as after } from 'node:timers/promises'
import type { Settings } from '../settings.ts'

/** Takes constant time, so that it does not reveal whether an email is known. */
export async function withConstantTime<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), after(settings.evenAnswerMs)])
  return done
}

/** Delays an answer to the least duration since `startedAt`, of `performance.now()`. */
export async function evenOut(settings: Settings, startedAt: number): Promise<void> {
  await after(Math.max(0, startedAt + settings.evenAnswerMs - performance.now()))
}
