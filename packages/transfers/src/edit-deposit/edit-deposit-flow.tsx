import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { defaultLimits } from '@coffer/domain/limits'
import { amountText } from '@coffer/domain/money'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { useForm } from '@coffer/ui-kit/form'
import { useMemo, useState } from 'react'
import { commaMeaning } from '../amount/comma-meaning.ts'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import type { TransferData } from '../transfer/transfer-data.ts'
import { FormPage } from '../transfer/form-page.tsx'
import { useFocusField } from '../transfer/use-focus-field.ts'
import { OutcomeUnknown } from '../transfer/outcome-unknown.tsx'
import { type Key, useTranslations } from '../messages.ts'
import { CancelDeposit } from './cancel-deposit.tsx'
import { changeOf, editDepositSchema, type EditValues } from './edit-deposit.schema.ts'
import { EditDepositForm } from './edit-deposit-form.tsx'
import { EditReview } from './edit-review.tsx'
import { usePlanRows } from './plan-rows.ts'
import { isSamePlan, type ScheduledDeposit } from './scheduled-deposit.ts'
import { editDraft, useEdit } from './use-edit.ts'

interface EditDepositFlowProps {
  deposit: ScheduledDeposit
  facts: TransferData
  onStartOver: () => void
}

/** A scheduled deposit from how it stands to how it shall stand. */
export function EditDepositFlow({ deposit, facts, onStartOver }: EditDepositFlowProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const { language } = useLanguage()
  const [step, setStep] = useState<'details' | 'nothing' | 'changed' | 'review'>('details')
  const submission = useEdit(deposit.uuid)
  const rowsOf = usePlanRows()
  const { depositMin, depositMax } = facts.account?.limits ?? defaultLimits
  const comma = commaMeaning(language)
  const limits = { min: money(depositMin), max: money(depositMax) }
  const today = easternDate(providerNow())
  const draft = useMemo(() => editDraft(deposit.uuid), [deposit.uuid])
  const form = useForm({
    schema: editDepositSchema({
      min: depositMin,
      max: depositMax,
      comma,
      today,
      kept: deposit.plan.startDate,
    }),
    initial: initialValues(deposit),
    draft,
    translate: (key: Key) => t(key === 'start.problem.today' ? 'start.problem.todayEdit' : key, limits),
    async onSubmit(change) {
      if (isSamePlan(change, deposit.plan)) return setStep('nothing')
      if (step !== 'review') return setStep('review')
      const errors = await submission.submit(change)
      if (errors) setStep('details')
      return errors
    },
  })
  useFocusField(step === 'changed' ? 'amount' : null)

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
  if (step === 'review') {
    return (
      <EditReview
        form={form}
        rows={rowsOf(changeOf(form.values, comma), deposit.plan)}
        state={submission.state}
        onBack={() => {
          submission.reset()
          setStep('changed')
        }}
      />
    )
  }
  return (
    <FormPage title={t('edit.title')} why={<Why deposit={deposit} facts={facts} />}>
      <EditDepositForm
        form={form}
        deposit={deposit}
        limits={limits}
        today={today}
        isUnchanged={step === 'nothing'}
      />
      <CancelDeposit deposit={deposit} />
    </FormPage>
  )
}

/** Which deposit it is: from where, and for which day. */
function Why({
  deposit: { linkedAccountId, description, plan, scheduledFor },
  facts,
}: Omit<EditDepositFlowProps, 'onStartOver'>) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const nameOf = useLinkedAccountName()
  const from = facts.linked.find(({ uuid }) => uuid === linkedAccountId)
  return (
    <>
      <p>{from ? t('edit.from', { account: nameOf(from) }) : description}</p>
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
