import type { Account } from '@coffer/api-client/accounts'
import type { LinkedAccount } from '@coffer/api-client/linking'
import { type Closing, closingReasons } from '@coffer/api-client/transfers'
import type { Submission } from '@coffer/forms/submission'
import { ButtonLink } from '@coffer/router/link'
import { useStep } from '@coffer/router/use-step'
import { StepUpDialog } from '@coffer/step-up/step-up-dialog'
import type { useStepUp } from '@coffer/step-up/use-step-up'
import { Button } from '@coffer/ui-kit/button'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { Form, type FormState, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { useEffect } from 'react'
import { is } from 'valibot'
import { AccountField } from '../linked-account/account-field.tsx'
import { allowsWithdrawalsTo } from '../linked-account/allowed-accounts.ts'
import { type Key, useTranslations } from '../messages.ts'
import { FormPage } from '../transfer/form-page.tsx'
import type { TransferData } from '../transfer/transfer-data.ts'
import { CloseAccount } from './close-account.tsx'
import { closingSchema, type ClosingValues, toClosing } from './closing.schema.ts'
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

interface ClosingReasonFormProps {
  form: FormState<ClosingValues>
  linked: readonly LinkedAccount[]
}

/** The linked account that receives the money of a closing account, and the reason for closing. */
function ClosingReasonForm({ form, linked }: ClosingReasonFormProps) {
  const t = useTranslations()
  return (
    <FocusOnMount>
      <FormPage title={t('close.form.title')} lead={t('close.form.why')}>
        <Form form={form}>
          <AccountField
            field={form.field('linkedAccountId')}
            label={t('withdraw.to')}
            accounts={linked}
            mayUse={allowsWithdrawalsTo}
          />
          <RadioField
            {...form.field('reason')}
            label={t('close.reason.label')}
            options={closingReasons.map((value) => ({ value, label: t(`close.reason.${value}`) }))}
          />
          <Stack gap={12}>
            <Button type="submit" isFullWidth>
              {t('close.open')}
            </Button>
            <ButtonLink to="/dashboard" variant="quiet" isFullWidth>
              {t('close.keep')}
            </ButtonLink>
          </Stack>
        </Form>
      </FormPage>
    </FocusOnMount>
  )
}
