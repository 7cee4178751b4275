import { setTimeout as after } from 'node:timers/promises'
import type { Settings } from '../settings.ts'

/** Takes as long whether there was much to do or nothing, so that the time tells nobody whether an email is known. */
export async function withConstantTime<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), after(settings.evenAnswerMs)])
  return done
}
