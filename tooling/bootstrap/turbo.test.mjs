import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { tasks } = JSON.parse(readFileSync(new URL('../../turbo.json', import.meta.url), 'utf8'))

it('renders the tenants in every build: the cache would not see a change in a folder of COFFER_TENANTS', () => {
  expect(tasks['@coffer/tenant-tooling#build'].cache).toBe(false)
})
