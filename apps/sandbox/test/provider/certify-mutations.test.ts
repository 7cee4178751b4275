import { certify } from '@coffer/certify/certify'
import { describe, expect, it } from 'vitest'
import { certifiedProvider, inProcess } from './certified-provider.ts'
import { mutations } from './mutation-table.ts'
import { withMutation } from './mutations.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant, callsPerMinute: 100_000 })
const healthy = inProcess(sandbox)

/** `CERTIFY_MUTATIONS=all` runs every mutation, as each night; otherwise every tenth. */
const isWhole = process.env['CERTIFY_MUTATIONS'] === 'all'
const chosen = mutations.filter((_, index) => isWhole || index % 10 === 0)

describe('the certification of a faulty provider', () => {
  it('There are at least 150 mutations, of every kind', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(150)
  })

  it.each(chosen)('The certification finds that $call $fault', async (mutation) => {
    const provider = certifiedProvider(withMutation(healthy, mutation), 4100, healthy)
    const { results } = await certify(provider, { only: [mutation.journey] })
    const problems = results.flatMap((result) => (result.status === 'failed' ? [result.problem] : []))
    expect(problems.filter((problem) => mutation.names.test(problem))).not.toEqual([])
  })
})
