import { setTimeout as after } from 'node:timers/promises'
import type { Settings } from '../settings.ts'

/** Takes constant time, so that it does not reveal whether an email is known. */
export async function withConstantTime<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), after(settings.evenAnswerMs)])
  return done
}
