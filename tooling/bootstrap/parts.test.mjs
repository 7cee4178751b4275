import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { chooseParts } from './parts.mjs'

describe('chooseParts', () => {
  it('takes every part when none is asked for', () => {
    expect(chooseParts([]).chosen.map(([name]) => name)).toEqual(
      expect.arrayContaining(['formatting', 'boundaries', 'unit', 'end to end']),
    )
  })

  it('takes the parts asked for in the order of the run', () => {
    expect(chooseParts(['unit', 'lint']).chosen.map(([name]) => name)).toEqual(['lint', 'unit'])
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
