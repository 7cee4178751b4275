import type { Journey } from './journey.ts'
import { NotRun, Problem } from './world/problem.ts'
import type { World } from './world/world.ts'

type Outcome =
  | { readonly status: 'passed' }
  | { readonly status: 'failed'; readonly problem: string }
  | { readonly status: 'not run'; readonly reason: string }

export type Result = Outcome & {
  /** The journey's id and the check's, with a dot between them. */
  readonly id: string
  /** The journey's title. */
  readonly journey: string
  /** What holds if the check passes. */
  readonly sentence: string
}

/** Ends a journey after a failed step. */
class Ended extends Error {}

/** Runs the journeys in turn. Each of their checks has a result, run or not. */
export async function runJourneys(
  world: World,
  journeys: readonly Journey[],
  onResult: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const results: Result[] = []
  for (const journey of journeys) {
    const outcomes = await runJourney(journey, world)
    for (const [check, sentence] of Object.entries(journey.checks)) {
      const outcome = outcomes.get(check) ?? { status: 'not run', reason: 'the journey ended before it' }
      const result = { id: `${journey.id}.${check}`, journey: journey.title, sentence, ...outcome }
      onResult(result)
      results.push(result)
    }
  }
  return results
}

async function runJourney(journey: Journey, world: World): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const checks = Object.keys(journey.checks)
  const reason = await missingNeed(journey, world)
  if (reason !== null) return new Map(checks.map((check) => [check, { status: 'not run', reason }]))

  const step = async <T>(check: string, run: () => Promise<T>): Promise<T> => {
    try {
      const value = await run()
      outcomes.set(check, { status: 'passed' })
      return value
    } catch (error) {
      outcomes.set(
        check,
        error instanceof NotRun
          ? { status: 'not run', reason: error.message }
          : { status: 'failed', problem: problemText(error) },
      )
      throw new Ended(`${journey.id}.${check} has not passed`)
    }
  }
  const check = (id: string, run: () => Promise<unknown>): Promise<void> =>
    step(id, run).then(
      () => undefined,
      () => undefined,
    )

  try {
    await journey.run({ world, step, check })
  } catch (error) {
    const left = checks.filter((each) => !outcomes.has(each))
    const [next] = left
    // What fails between two checks is the failure of the one that it prepares.
    if (!(error instanceof Ended) && next !== undefined)
      outcomes.set(next, { status: 'failed', problem: problemText(error) })
    const because = error instanceof Ended ? error.message : `${journey.id}.${next} has not passed`
    for (const each of left)
      if (!outcomes.has(each)) outcomes.set(each, { status: 'not run', reason: because })
  }
  return outcomes
}

async function missingNeed({ needs, capability }: Journey, world: World): Promise<string | null> {
  if (needs === 'test control' && world.control === null)
    return 'it needs the test-control API (--test-control)'
  if (needs === 'session' && !world.canLogIn) return 'it needs a depositor (CERTIFY_TOKEN, or --test-control)'
  if (capability === undefined) return null
  return (await world.hasCapability(capability)) ? null : `the tenant does not announce ${capability}`
}

const problemText = (error: unknown): string =>
  error instanceof Problem
    ? error.message
    : `unexpected: ${error instanceof Error ? error.message : String(error)}`
