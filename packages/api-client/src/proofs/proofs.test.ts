import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { proof, proofFile, proofs, verifiedProof } from '../fakes/builders.ts'
import { failureOf } from '../transport/failures.fixture.ts'
import { respondWith, startProvider } from '../transport/provider.fixture.ts'
import { createProof, fetchProofFile, fetchProofs, verifyProof } from './proofs.ts'
import { proofsSchema, verifiedProofSchema } from './schema.ts'

const provider = await startProvider()
beforeEach(() => provider.configure({ bearer: () => 'full-token' }))

const overview = proofs({ proofs: [proof()] })
const period = { kind: 'period_statement', periodFrom: '2026-10-01', periodUntil: '2026-10-15' } as const

it('GET /proofs returns the proofs of the account', async () => {
  provider.script('GET /proofs', respondWith(overview))
  expect(await fetchProofs()).toEqual(v.parse(proofsSchema, overview))
})

it('POST /proofs creates a proof with the idempotency key of its form', async () => {
  provider.script('POST /proofs', respondWith({ uuid: proof().uuid, overview }, { code: 201 }))
  expect((await createProof({ ...period, idempotencyKey: 'k' })).overview.proofs).toHaveLength(1)
  const { body = '', headers } = provider.received.at(-1) ?? {}
  expect(JSON.parse(body)).toEqual({
    kind: 'period_statement',
    period_from: '2026-10-01',
    period_until: '2026-10-15',
  })
  expect(headers?.['idempotency-key']).toBe('k')
})

it('GET /proofs/{id} returns a link to the file of a proof', async () => {
  provider.script(`GET /proofs/${proof().uuid}`, respondWith(proofFile()))
  expect(await fetchProofFile(proof())).toEqual({ downloadUrl: proofFile().download_url })
})

it('POST /proofs/verify sends a code in the body, and fails as missing for an unknown code', async () => {
  provider.script('POST /proofs/verify', respondWith(verifiedProof()))
  expect(await verifyProof({ code: '7kq2' })).toEqual(v.parse(verifiedProofSchema, verifiedProof()))
  expect(JSON.parse(provider.received.at(-1)?.body ?? '')).toEqual({ code: '7kq2' })
  provider.script('POST /proofs/verify', respondWith(null, { code: 404 }))
  expect(await failureOf(verifyProof({ code: '7kq2' }))).toMatchObject({ kind: 'missing' })
})
