import { failureOf } from '@coffer/errors/failure-of'
import { fetchDepositor } from '@coffer/api-client/depositor'
import { stepReached } from '@coffer/domain/status'
import type { SubmissionState } from '@coffer/errors/submission'
import { useSubmission } from '@coffer/errors/use-submission'
import {
  activeDisclosuresQuery,
  type Disclosure,
  finishDisclosures,
  signDisclosure,
} from '@coffer/api-client/disclosures'
import { invalidate } from '@coffer/api-client/invalidate'
import { useNavigate } from '@coffer/router/link'
import type { FormBinding } from '@coffer/ui-kit/form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useRefetchFunded } from '../fund-account/use-refetch-funded.ts'
import { useTranslations } from '../messages.ts'
import { type Agreement, agreementProblems, changed, hashesOf, nothingAgreed, unsigned } from './agreement.ts'

interface AgreementForm {
  agreement: Agreement
  setAgreement: (agreement: Agreement) => void
  /** The documents that changed since the screen opened, until each is agreed to again. */
  changedNow: readonly Disclosure[]
  state: SubmissionState
  form: FormBinding
}

/** Agreeing and signing: each document by its hash, then the step is done. A signed document is not signed again. */
export function useAgreement(disclosures: readonly Disclosure[]): AgreementForm {
  const t = useTranslations()
  const navigate = useNavigate()
  const client = useQueryClient()
  const refetchFunded = useRefetchFunded()
  const [agreement, setAgreement] = useState(nothingAgreed)
  const [seen] = useState(() => hashesOf(disclosures))
  const [rejectionCount, setRejectionCount] = useState(0)
  const signed = useRef(new Set<string>())
  const problems = agreementProblems(agreement, disclosures, seen)

  async function refetchDisclosures(): Promise<Disclosure[]> {
    await invalidate(client, activeDisclosuresQuery().queryKey)
    return client.fetchQuery(activeDisclosuresQuery()).catch(() => [])
  }

  const { state, submit } = useSubmission<void, void>({
    async send() {
      for (const { uuid, hash } of unsigned(disclosures)) {
        if (signed.current.has(hash)) continue
        await signDisclosure(uuid, { hash })
        signed.current.add(hash)
      }
      await finishDisclosures()
    },
    async verify() {
      const [{ lastStep }] = await Promise.all([fetchDepositor(), refetchDisclosures()])
      return stepReached(lastStep, 'disclosures') ? { answer: undefined } : null
    },
    async onDone() {
      // Another tab may have made the deposit: the refetched status shows it.
      if (!(await refetchFunded())) await navigate('/fund-account/ready-to-fund')
    },
    async onRejected(error) {
      // A 422 is a document that changed: the new one needs its own agreement.
      const isChanged =
        failureOf(error).kind === 'invalid' && changed(agreement, await refetchDisclosures(), seen).length > 0
      if (!isChanged) return undefined
      setRejectionCount((count) => count + 1)
      return 'handled'
    },
  })

  return {
    agreement,
    setAgreement,
    changedNow: changed(agreement, disclosures, seen),
    state,
    form: {
      isBusy: state.status === 'pending',
      rejectionCount,
      async submit() {
        if (problems.length > 0) setRejectionCount((count) => count + 1)
        else await submit()
      },
      errors: rejectionCount > 0 ? problems.map(({ name, problem }) => ({ name, message: t(problem) })) : [],
    },
  }
}
