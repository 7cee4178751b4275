import {
  createProof,
  fetchProofs,
  type NewProof,
  type Proof,
  type Proofs,
  proofsQuery,
} from '@coffer/api-client/proofs'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { Submission } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { useQueryClient } from '@tanstack/react-query'
import type { ProofOutput } from './proof.schema.ts'

/** The request, and the proofs that existed before it. */
interface ProofSubmission {
  request: ProofOutput
  before: readonly Proof[]
}

/**
 * Creates a proof once. After a lost response, a new proof in the list with the requested values is taken as the
 * result.
 */
export function useCreateProof(onCreated: (proof: Proof) => void): Submission<ProofSubmission> {
  const client = useQueryClient()
  const { queryKey } = proofsQuery()
  return useSubmission<ProofSubmission, NewProof>({
    send: ({ request }, idempotencyKey) => createProof({ ...request, idempotencyKey }),
    async verify(sent) {
      const overview = await fetchProofs()
      const found = findCreated(sent, overview)
      return found ? { answer: { uuid: found.uuid, overview } } : null
    },
    onDone(_, { uuid, overview }) {
      storeAnswer(client, queryKey, overview)
      const created = overview.proofs.find((one) => one.uuid === uuid)
      if (created) onCreated(created)
    },
    async onRejected(error) {
      // The daily limit or the account may have changed.
      void client.invalidateQueries({ queryKey })
      return fieldErrors(error, ['kind', 'periodFrom', 'periodUntil', 'year'])
    },
  })
}

const findCreated = ({ request, before }: ProofSubmission, { proofs }: Proofs): Proof | undefined =>
  proofs.find(
    ({ uuid, kind, periodFrom, periodUntil }) =>
      kind === request.kind &&
      !before.some((one) => one.uuid === uuid) &&
      (request.periodFrom === null || request.periodFrom === periodFrom) &&
      (request.periodUntil === null || request.periodUntil === periodUntil) &&
      (request.year === null || periodFrom?.startsWith(String(request.year)) === true),
  )
