import { expect, it } from 'vitest'
import { readAdvisories } from './read-advisories.mjs'

const advisory = {
  module_name: 'left-pad',
  severity: 'high',
  title: 'Pads to the right',
  url: 'https://example.com/1',
}

it('readAdvisories reports each advisory with exit code 1', () => {
  const output = `npm warn Unknown user config\n${JSON.stringify({ advisories: { 1: advisory } })}`
  expect(readAdvisories(output, 1)).toEqual({
    status: 1,
    lines: ['high: left-pad: Pads to the right (https://example.com/1)'],
  })
})

it('readAdvisories returns exit code 0 for a report without advisories', () => {
  expect(readAdvisories('{"advisories":{},"metadata":{}}', 0)).toMatchObject({ status: 0 })
})

it.each([
  ['Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n responded with 405:', 1],
  ['Error: getaddrinfo ENOTFOUND', 1],
  ['{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}', 1],
  ['{"advisories":{}}', 1],
  ['', 0],
])('readAdvisories returns exit code 3 if the registry does not answer: %j', (output, code) => {
  expect(readAdvisories(output, code)).toMatchObject({ status: 3 })
})
