import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { defaultLimits } from '@coffer/domain/limits'
import { amountText } from '@coffer/domain/money'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { useMemo, useState } from 'react'
import { is } from 'valibot'
import { commaMeaning } from '@coffer/i18n/comma-meaning'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import type { TransferData } from '../transfer/transfer-data.ts'
import { FormPage } from '../transfer/form-page.tsx'
import { SubmissionNotice } from '../transfer/submission-notice.tsx'
import { useReviewStep } from '../transfer/use-review-step.ts'
import { OutcomeUnknown } from '../transfer/outcome-unknown.tsx'
import { type Key, useTranslations } from '../messages.ts'
import { CancelDeposit } from './cancel-deposit.tsx'
import { toDepositChange, editDepositSchema, type EditRules, type EditValues } from './edit-deposit.schema.ts'
import { EditDepositForm } from './edit-deposit-form.tsx'
import { EditReview } from './edit-review.tsx'
import { useScheduleRows } from './plan-rows.ts'
import { isSameSchedule, type ScheduledDeposit } from './scheduled-deposit.ts'
import { editDraft, useEdit } from './use-edit.ts'

interface EditDepositFlowProps {
  deposit: ScheduledDeposit
  facts: TransferData
  onStartOver: () => void
}

/** The editing of a scheduled deposit: the form, its review and the submission. */
export function EditDepositFlow({ deposit, facts, onStartOver }: EditDepositFlowProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const [isUnchanged, setUnchanged] = useState(false)
  const submission = useEdit(deposit.uuid)
  const rowsOf = useScheduleRows()
  const rules = useEditRules(deposit, facts)
  const limits = { min: money(rules.min), max: money(rules.max) }
  const draft = useMemo(() => editDraft(deposit.uuid), [deposit.uuid])
  const schema = editDepositSchema(rules)
  const form = useForm({
    schema,
    initial: initialValues(deposit),
    draft,
    finalProblems: ['amount.problem.tooHigh'],
    translate: (key: Key) => t(key === 'start.problem.today' ? 'start.problem.todayEdit' : key, limits),
    async onSubmit(change) {
      const isSame = isSameSchedule(change, deposit.plan)
      setUnchanged(isSame)
      if (isSame) return
      if (!review.isOpen) return review.open()
      const errors = await submission.submit(change)
      if (errors) review.correct()
      return errors
    },
  })
  const change = toDepositChange(form.values, rules.comma)
  const review = useReviewStep('/deposit/edit', {
    isComplete: is(schema, form.values) && !isSameSchedule(change, deposit.plan),
    submission,
  })

  if (submission.unconfirmed) {
    return (
      <OutcomeUnknown
        title={t('edit.unconfirmed')}
        rows={rowsOf(submission.unconfirmed)}
        submission={submission}
        body={submission.unconfirmed}
        onStartOver={() => {
          draft.clear()
          onStartOver()
        }}
      />
    )
  }
  if (review.isOpen) {
    return (
      <EditReview
        form={form}
        rows={rowsOf(change, deposit.plan)}
        state={submission.state}
        onBack={() => review.edit('amount')}
      />
    )
  }
  return (
    <FormPage title={t('edit.title')} lead={<DepositIdentity deposit={deposit} facts={facts} />} isSummarized>
      <EditDepositForm
        form={form}
        deposit={deposit}
        rules={rules}
        facts={facts}
        isUnchanged={isUnchanged}
        notice={<SubmissionNotice state={submission.state} rejected="edit.refused" />}
      />
      <Stack width="form">
        <CancelDeposit deposit={deposit} />
      </Stack>
    </FormPage>
  )
}

function useEditRules({ plan }: ScheduledDeposit, { account }: TransferData): EditRules {
  const { language } = useLanguage()
  const { depositMin, depositMax } = account?.limits ?? defaultLimits
  return {
    min: depositMin,
    max: depositMax,
    comma: commaMeaning(language),
    today: easternDate(providerNow()),
    kept: plan.startDate,
  }
}

/** Identifies the deposit by its bank and its day. */
function DepositIdentity({
  deposit: { linkedAccountId, description, plan, scheduledFor },
  facts,
}: Omit<EditDepositFlowProps, 'onStartOver'>) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const accountName = useLinkedAccountName()
  const from = facts.linked.find(({ uuid }) => uuid === linkedAccountId)
  return (
    <>
      <p>{from ? t('edit.from', { account: accountName(from) }) : description}</p>
      <p>
        {t(plan.frequency === 'once' ? 'edit.why.once' : 'edit.why.repeating', {
          date: weekdayDate(scheduledFor),
        })}
      </p>
    </>
  )
}

const initialValues = ({ plan }: ScheduledDeposit): EditValues => ({
  amount: amountText(plan.amount),
  timing: plan.frequency === 'once' ? 'date' : plan.frequency,
  startDate: plan.startDate,
  endDate: plan.endDate ?? '',
})
