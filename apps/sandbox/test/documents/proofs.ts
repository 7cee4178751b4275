import type { ProofBody } from '@coffer/api-client/proofs/request-schema'
import { newProofSchema, proofFileSchema, proofsSchema } from '@coffer/api-client/proofs/schema'
import { readTexts } from '@coffer/pdf-text/pdf-text'
import { expect } from 'vitest'
import { type Bank, parseData, idempotencyKey, type Person } from '../bank/open-bank.ts'

/** Requests a proof as the form does. */
export const request = (person: Person, body: Partial<ProofBody>, headers = idempotencyKey()) =>
  person.post('/proofs', body, headers)

export const readProofs = async (person: Person) => parseData(await person.get('/proofs'), proofsSchema)

/** Creates a proof, and returns it as the response lists it. */
export async function issue(person: Person, body: ProofBody, headers = idempotencyKey()) {
  const { uuid, overview } = parseData(await request(person, body, headers), newProofSchema, 201)
  const issued = overview.proofs.find((one) => one.uuid === uuid)
  if (issued === undefined) throw new Error('no proof')
  return issued
}

/** Texts of the PDF at a signed link. */
export async function textsAt(bank: Bank, link: string): Promise<string[]> {
  const response = await bank.app.request(link)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return readTexts(new Uint8Array(await response.arrayBuffer()))
}

/** Downloads a proof, which is drawn again, and returns its texts. */
export async function draw(bank: Bank, person: Person, { uuid }: { uuid: string }): Promise<string[]> {
  const { downloadUrl } = parseData(await person.get(`/proofs/${uuid}`), proofFileSchema)
  return textsAt(bank, downloadUrl)
}
