import { failureOf } from '@coffer/errors/failure-of'
import type { SubmissionState } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { type Disclosure, signDisclosure } from '@coffer/api-client/disclosures'
import type { FormBinding } from '@coffer/ui-kit/form'
import { useRef, useState } from 'react'
import { useTranslations } from '../messages.ts'
import { useRefetchDisclosures } from './use-refetch-disclosures.ts'
import {
  type Agreement,
  agreementProblems,
  findChanged,
  collectHashes,
  nothingAgreed,
  unsigned,
} from './agreement.ts'

interface AgreementForm {
  agreement: Agreement
  setAgreement: (agreement: Agreement) => void
  /** The documents that changed since the screen opened, until each is agreed to again. */
  changedNow: readonly Disclosure[]
  state: SubmissionState
  form: FormBinding
}

/** The step that the signatures complete. */
export interface AgreementStep {
  /** Completes the step after the last signature. */
  finish?: () => Promise<unknown>
  /** Asks the provider after a lost response whether the step is complete. */
  isComplete: (active: readonly Disclosure[]) => boolean | Promise<boolean>
  onDone: () => void | Promise<void>
}

/** Signs each agreed document by its hash, then completes the step. A signed document is not signed again. */
export function useAgreement(disclosures: readonly Disclosure[], step: AgreementStep): AgreementForm {
  const t = useTranslations()
  const refetchDisclosures = useRefetchDisclosures()
  const [agreement, setAgreement] = useState(nothingAgreed)
  const [seen] = useState(() => collectHashes(disclosures))
  const [rejectionCount, setRejectionCount] = useState(0)
  const signed = useRef(new Set<string>())
  const problems = agreementProblems(agreement, disclosures, seen)

  const { state, submit } = useSubmission<void, void>({
    async send() {
      for (const { uuid, hash } of unsigned(disclosures)) {
        if (signed.current.has(hash)) continue
        await signDisclosure(uuid, { hash })
        signed.current.add(hash)
      }
      await step.finish?.()
    },
    async verify() {
      return (await step.isComplete(await refetchDisclosures())) ? { answer: undefined } : null
    },
    onDone: step.onDone,
    async onRejected(error) {
      // A 422 means that a document changed: the new version needs its own agreement.
      const isChanged =
        failureOf(error).kind === 'invalid' &&
        findChanged(agreement, await refetchDisclosures(), seen).length > 0
      if (!isChanged) return undefined
      setRejectionCount((count) => count + 1)
      return 'handled'
    },
  })

  return {
    agreement,
    setAgreement,
    changedNow: findChanged(agreement, disclosures, seen),
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
