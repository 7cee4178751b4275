import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { chooseParts } from './parts.mjs'

const namesOf = ({ chosen }) => chosen.map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)))

describe('chooseParts', () => {
  it('chooseParts takes every part once, each with its command, when none is requested', () => {
    const all = chooseParts([]).chosen.flat(2)
    expect(all.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['formatting', 'boundaries', 'unit', 'end to end']),
    )
    expect(new Set(all).size).toBe(all.length)
    expect(all.every(({ command }) => command.length > 0)).toBe(true)
  })

  it('chooseParts puts the requested parts in the order of the run', () => {
    expect(namesOf(chooseParts(['unit', 'types', 'lint']))).toEqual([[['lint', 'types']], [['unit']]])
  })

  it('chooseParts runs the build in parallel with the checks that need no build', () => {
    expect(namesOf(chooseParts(['build', 'lint']))).toEqual([[['lint'], ['build']]])
  })

  it('chooseParts lists the parts when a name is unknown', () => {
    expect(chooseParts(['unit', 'units'])).toEqual({
      problem: expect.stringMatching(
        /^"units" is not a part of the tests\. The parts are .*lint.*"end to end"/,
      ),
      chosen: [],
    })
  })
})

it('npm test exits with 2 for an unknown part', () => {
  const script = fileURLToPath(new URL('test.mjs', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [script, 'units'], { encoding: 'utf8' })
  expect(stderr).toContain('"units" is not a part of the tests.')
  expect(status).toBe(2)
})
