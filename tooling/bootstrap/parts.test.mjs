import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { chooseParts } from './parts.mjs'

const namesOf = ({ chosen }) => chosen.map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)))

describe('chooseParts', () => {
  it('takes every part once when none is asked for, each with its command', () => {
    const all = chooseParts([]).chosen.flat(2)
    expect(all.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['formatting', 'boundaries', 'unit', 'end to end']),
    )
    expect(new Set(all).size).toBe(all.length)
    expect(all.every(({ command }) => command.length > 0)).toBe(true)
  })

  it('takes the parts asked for in the order of the run', () => {
    expect(namesOf(chooseParts(['unit', 'types', 'lint']))).toEqual([[['lint', 'types']], [['unit']]])
  })

  it('builds beside the checks that need no build', () => {
    expect(namesOf(chooseParts(['build', 'lint']))).toEqual([[['lint'], ['build']]])
  })

  it('names the parts when one is unknown', () => {
    expect(chooseParts(['unit', 'units'])).toEqual({
      problem: expect.stringMatching(/^"units" is no part of the tests\. The parts are .*lint.*"end to end"/),
      chosen: [],
    })
  })
})

it('fails the command for an unknown part', () => {
  const script = fileURLToPath(new URL('test.mjs', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [script, 'units'], { encoding: 'utf8' })
  expect(stderr).toContain('"units" is no part of the tests.')
  expect(status).toBe(2)
})
