import { chooseJourneys } from './journeys/journeys.ts'
import { type Result, runJourneys } from './run-journeys.ts'
import { type Summary, summarize } from './report/summary.ts'
import { type Provider, World } from './world/world.ts'

export interface Certification {
  readonly results: readonly Result[]
  readonly summary: Summary
}

/** Runs the chosen checks, all by default. */
export async function certify(
  provider: Provider,
  {
    only = [],
    onResult,
  }: { readonly only?: readonly string[]; readonly onResult?: (result: Result) => void } = {},
): Promise<Certification> {
  const world = new World(provider)
  const results = await runJourneys(world, chooseJourneys(only), onResult)
  return { results, summary: summarize(results, world.log) }
}
