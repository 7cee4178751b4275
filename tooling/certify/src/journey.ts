import type { Capability } from '@coffer/branding/capabilities'
import type { World } from './world/world.ts'

/** What a journey cannot run without: nothing, the session of a depositor, or the test-control API. */
export type Need = 'nothing' | 'session' | 'test control'

export interface JourneyContext<Check extends string> {
  readonly world: World
  /** A check that the rest of the journey depends on. If it fails, the rest is not run. */
  readonly step: <T>(check: Check, run: () => Promise<T>) => Promise<T>
  /** A check that nothing depends on. */
  readonly check: (check: Check, run: () => Promise<unknown>) => Promise<void>
}

interface Described<Check extends string> {
  readonly id: string
  readonly title: string
  readonly needs: Need
  /** The journey exists only if the tenant's branding announces this capability. */
  readonly capability?: Capability
  /** Every check by its id, with the sentence that holds if it passes. */
  readonly checks: Readonly<Record<Check, string>>
  readonly run: (context: JourneyContext<Check>) => Promise<void>
}

export type Journey = Described<string>

/** A journey reads from top to bottom; the ids of its checks are those that it lists. */
export const defineJourney = <const Check extends string>(journey: Described<Check>): Journey => ({
  ...journey,
  run: (context) => journey.run(context),
})
