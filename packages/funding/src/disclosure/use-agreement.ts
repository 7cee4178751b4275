import { failureOf } from '@coffer/errors/failure-of'
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
import { useStandingAgain } from '../fund-account/use-standing-again.ts'
import { useTranslations } from '../messages.ts'
import { type Agreement, agreementProblems, changed, hashesOf, nothingAgreed, unsigned } from './agreement.ts'

interface AgreementForm {
  agreement: Agreement
  setAgreement: (agreement: Agreement) => void
  /** The documents that changed since the screen opened, until each is agreed to anew. */
  changedNow: readonly Disclosure[]
  failure: unknown
  form: FormBinding
}

/** Agreeing and signing: each document by its hash, then the step is done. What was signed once is not signed again. */
export function useAgreement(disclosures: readonly Disclosure[]): AgreementForm {
  const t = useTranslations()
  const navigate = useNavigate()
  const client = useQueryClient()
  const lookAgain = useStandingAgain()
  const [agreement, setAgreement] = useState(nothingAgreed)
  const [seen] = useState(() => hashesOf(disclosures))
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isSending = useRef(false)
  const signed = useRef(new Set<string>())
  const problems = agreementProblems(agreement, disclosures, seen)

  async function bringAgain(): Promise<Disclosure[]> {
    await invalidate(client, activeDisclosuresQuery().queryKey)
    return client.fetchQuery(activeDisclosuresQuery()).catch(() => [])
  }

  async function sign() {
    for (const { uuid, hash } of unsigned(disclosures)) {
      if (signed.current.has(hash)) continue
      await signDisclosure(uuid, { hash })
      signed.current.add(hash)
    }
    await finishDisclosures()
    // Funded from another tab meanwhile: the screen says so in place of going on.
    if (!(await lookAgain())) await navigate('/fund-account/ready-to-fund')
  }

  async function submit() {
    if (isSending.current) return
    setFailure(undefined)
    if (problems.length > 0) return setRefusals((count) => count + 1)
    isSending.current = true
    setBusy(true)
    try {
      await sign()
    } catch (error) {
      // A 422 is a document that changed: the new one is brought, and asks for itself.
      const isChanged =
        failureOf(error).kind === 'invalid' && changed(agreement, await bringAgain(), seen).length > 0
      if (isChanged) setRefusals((count) => count + 1)
      else setFailure(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    agreement,
    setAgreement,
    changedNow: changed(agreement, disclosures, seen),
    failure,
    form: {
      isBusy,
      rejectionCount: refusals,
      submit,
      errors: refusals > 0 ? problems.map(({ name, problem }) => ({ name, message: t(problem) })) : [],
    },
  }
}
