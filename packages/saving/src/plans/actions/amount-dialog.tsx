import { changePlanAmount, type Plan } from '@coffer/api-client/plans'
import { plannedDay } from '@coffer/domain/deposit-plans'
import { parseCents, type Comma } from '@coffer/domain/typed-amount'
import { amountProblem } from '@coffer/forms/amount-problem'
import { crossFieldCheck } from '@coffer/forms/checks'
import { NotMoved } from '@coffer/errors/failure-notice'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { commaMeaning } from '@coffer/i18n/comma-meaning'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { draftOf } from '@coffer/session/drafts'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Form, useForm } from '@coffer/ui-kit/form'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { useMemo } from 'react'
import * as v from 'valibot'
import { verifyPlan, usePlanSubmission } from '../data/use-plan-submission.ts'
import { AmountField } from '@coffer/forms/amount-field'
import { type Key, useTranslations } from '../messages.ts'
import type { UpcomingDate } from '../overview/upcoming-date.ts'

interface AmountDialogProps {
  plan: Plan
  account: string
  /** The date to change; null while the dialog is closed. */
  date: UpcomingDate | null
  onClose: () => void
}

/** Changes the amount of one deposit, or of that and all later ones. */
export function AmountDialog({ plan, account, date, onClose }: AmountDialogProps) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const title = date === null ? '' : t('amount.title', { date: weekdayDate(plannedDay(date)) })
  return (
    <Dialog isOpen={date !== null} onClose={onClose} title={title}>
      {date && <AmountForm plan={plan} account={account} date={date} title={title} onDone={onClose} />}
    </Dialog>
  )
}

type AmountValues = { amount: string; scope: string }

const amountSchema = (comma: Comma) =>
  v.pipe(
    v.object({ amount: v.string(), scope: v.string() }),
    crossFieldCheck<AmountValues>(({ amount }): Record<'amount', Key | null> => ({
      amount: amountProblem(amount, comma),
    })),
    v.transform(({ amount, scope }) => ({
      amount: parseCents(amount, comma),
      scope: scope === 'following' ? ('following' as const) : ('one' as const),
    })),
  )

interface AmountFormProps extends Omit<AmountDialogProps, 'onClose'> {
  date: UpcomingDate
  title: string
  onDone: () => void
}

function AmountForm({ plan, account, date: { date, amount: before }, title, onDone }: AmountFormProps) {
  const t = useTranslations()
  const { typedMoney } = useFormats()
  const { language } = useLanguage()
  const submission = usePlanSubmission(account)
  const { uuid } = plan
  const draft = useMemo(() => draftOf(`plan-amount:${uuid}:${date}`), [uuid, date])
  const form = useForm({
    schema: amountSchema(commaMeaning(language)),
    initial: { amount: typedMoney(before), scope: 'one' },
    draft,
    translate: (key: Key) => t(key),
    onSubmit: (change) =>
      submission.submit({
        send: (idempotencyKey) =>
          changePlanAmount({ account, plan: uuid }, { date, ...change, idempotencyKey }),
        verify: verifyPlan(account, uuid, ({ upcoming }) =>
          upcoming.some((one) => one.date === date && one.amount === change.amount),
        ),
        onDone() {
          draft.clear()
          onDone()
          toasts.show(t('amount.done'))
        },
        fields: ['amount', 'scope'],
      }),
  })
  return (
    <Form form={form} label={title}>
      <SubmissionNotice state={submission.state} title={t('amount.failed')} kept="typed">
        <NotMoved />
      </SubmissionNotice>
      <AmountField field={form.field('amount')} label={t('field.amount')} />
      <RadioField
        {...form.field('scope')}
        label={t('amount.scope')}
        options={(['one', 'following'] as const).map((value) => ({
          value,
          label: t(`amount.scope.${value}`),
        }))}
      />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('amount.submit')}
      </Button>
    </Form>
  )
}
