import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { decideRun } from './run-decision.ts'

const options = (...typed: readonly string[]) => {
  const answer = readArguments(typed)
  if ('message' in answer) throw new Error(answer.message)
  return answer
}
const passed = {
  hasSnapshots: true,
  hasPassed: true,
  drawnWith: new Set(['156.0.8078.79']),
  chromium: '156.0.8100.2',
}
const changed = { ...passed, hasPassed: false }
const without = { ...changed, hasSnapshots: false, drawnWith: new Set<string>() }
const older = { ...passed, drawnWith: new Set(['156.0.8078.79', '155.0.7000.1']) }

describe('decideRun', () => {
  it.each([
    ['skips a tenant that has passed', options(), passed, 'unchanged'],
    ['captures a tenant that has changed', options(), changed, 'capture'],
    ['captures a tenant that has passed, with --all', options('--all'), passed, 'capture'],
    ['captures a tenant that has passed, for one story', options('--story', 'home'), passed, 'capture'],
    ['compares nothing for a tenant without snapshots', options(), without, 'no-snapshots'],
    ['captures a tenant without snapshots, with --update', options('--update'), without, 'capture'],
    ['compares nothing with another Chromium’s snapshots', options('--all'), older, 'other-chromium'],
    ['replaces another Chromium’s snapshots, with --update', options('--update'), older, 'capture'],
  ])('decideRun %s', (_, typed, state, status) => {
    expect(decideRun(typed, state)).toMatchObject({ status })
  })

  it('decideRun names the other versions of Chromium that rendered the snapshots', () => {
    expect(decideRun(options(), older)).toEqual({ status: 'other-chromium', versions: ['155.0.7000.1'] })
  })
})
