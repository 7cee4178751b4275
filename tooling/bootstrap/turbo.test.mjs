import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { tasks } = JSON.parse(readFileSync(new URL('../../turbo.json', import.meta.url), 'utf8'))

it('The turbo task that renders tenants is not cached, since turbo cannot see changes in COFFER_TENANTS', () => {
  expect(tasks['@coffer/tenant-tooling#build'].cache).toBe(false)
})
