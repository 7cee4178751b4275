import type { Account } from '@coffer/api-client/accounts'
import type { Closing } from '@coffer/api-client/transfers'
import type { Submission } from '@coffer/errors/submission'
import { useStep } from '@coffer/router/use-step'
import { StepUpDialog } from '@coffer/step-up/step-up-dialog'
import type { useStepUp } from '@coffer/step-up/use-step-up'
import { useForm } from '@coffer/ui-kit/form'
import { useEffect } from 'react'
import { is } from 'valibot'
import { allowsWithdrawalsTo } from '../linked-account/allowed-accounts.ts'
import type { TransferData } from '../transfer/transfer-data.ts'
import { type Key, useTranslations } from '../messages.ts'
import { CloseAccount } from './close-account.tsx'
import { ClosingReasonForm } from './closing-reason-form.tsx'
import { toClosing, closingSchema } from './closing.schema.ts'
import { closingDraft } from './use-closing.ts'

interface ClosingFlowProps {
  account: Account
  facts: TransferData
  submission: Submission<Closing>
  stepUp: ReturnType<typeof useStepUp>
  /** Abandons a submission whose outcome is unknown. */
  onStartOver: () => void
}

/**
 * The closing of the account: the linked account for its money and the reason, then the consequences and the
 * confirmation.
 */
export function ClosingFlow({ account, facts, submission, stepUp, onStartOver }: ClosingFlowProps) {
  const t = useTranslations()
  const { step, open, close, discard } = useStep('/withdraw')
  const to = facts.linked.filter(allowsWithdrawalsTo).map(({ uuid }) => uuid)
  const schema = closingSchema(to)
  const form = useForm({
    schema,
    initial: { linkedAccountId: to[0] ?? '', reason: '' },
    draft: closingDraft,
    translate: (key: Key) => t(key),
    async onSubmit() {
      submission.reset()
      await open('confirm-closing')
    },
  })
  const { unconfirmed, state } = submission
  const isUnderWay = unconfirmed !== null || state.status === 'pending' || state.status === 'done'
  const isIncomplete = step === 'confirm-closing' && !isUnderWay && !is(schema, form.values)
  useEffect(() => {
    if (isIncomplete) void discard()
  }, [isIncomplete, discard])

  if (isUnderWay || (step === 'confirm-closing' && !isIncomplete)) {
    const closing = unconfirmed ?? toClosing(form.values)
    return (
      <>
        <CloseAccount
          closing={closing}
          submission={submission}
          account={account}
          facts={facts}
          onKeep={onStartOver}
          onBack={() => {
            submission.reset()
            close()
          }}
        />
        <StepUpDialog {...stepUp.dialog(() => void submission.submit(closing))} />
      </>
    )
  }
  return <ClosingReasonForm form={form} linked={facts.linked} />
}
