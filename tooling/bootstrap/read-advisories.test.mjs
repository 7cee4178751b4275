import { expect, it } from 'vitest'
import { readAdvisories } from './read-advisories.mjs'

const advisory = {
  module_name: 'left-pad',
  severity: 'high',
  title: 'Pads to the right',
  url: 'https://example.com/1',
}

it('reports each advisory, and fails', () => {
  const output = `npm warn Unknown user config\n${JSON.stringify({ advisories: { 1: advisory } })}`
  expect(readAdvisories(output, 1)).toEqual({
    status: 1,
    lines: ['high: left-pad: Pads to the right (https://example.com/1)'],
  })
})

it('passes without an advisory', () => {
  expect(readAdvisories('{"advisories":{},"metadata":{}}', 0)).toMatchObject({ status: 0 })
})

it.each([
  ['Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n responded with 405:', 1],
  ['Error: getaddrinfo ENOTFOUND', 1],
  ['{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}', 1],
  ['{"advisories":{}}', 1],
  ['', 0],
])('neither passes nor fails where the registry does not answer: %j', (output, code) => {
  expect(readAdvisories(output, code)).toMatchObject({ status: 3 })
})
