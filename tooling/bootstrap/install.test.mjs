import { expect, it } from 'vitest'
import { nodeObstacle } from './install.mjs'

it.each([
  ['linux', '20.0.0'],
  ['linux', '26.10.0'],
  ['darwin', '24.0.0'],
])('The installation accepts %s with Node %s', (platform, version) => {
  expect(nodeObstacle({ platform, version })).toBeUndefined()
})

it.each([
  ['linux', '18.20.4', 20],
  ['darwin', '22.12.0', 24],
])('The installation refuses %s with Node %s, and names the minimum', (platform, version, minimum) => {
  expect(nodeObstacle({ platform, version })).toBe(
    `Coffer needs Node ${minimum} or later on this system; this is ${version}.`,
  )
})
