import type { LinkedAccount } from '@coffer/api-client/linking'
import type { Transaction } from '@coffer/api-client/transactions'
import { allowsDeposits } from '@coffer/domain/status'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useFormats } from '@coffer/i18n/formats'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { RadioField } from '@coffer/ui-kit/radio-field'
import * as v from 'valibot'
import { type Key, useTranslations } from './messages.ts'
import { useBankRemoval } from './use-bank-changes.ts'

interface RemoveBankFormProps {
  bank: LinkedAccount
  banks: readonly LinkedAccount[]
  /** The next deposit of each plan. */
  plans: readonly Transaction[]
  onClose: () => void
  onRemoved: () => void
}

/** The option value for ending the plans, in place of a bank’s uuid. */
const ending = 'end'

const removalSchema = (hasPlans: boolean) =>
  v.object({ plans: hasPlans ? v.pipe(v.string(), v.nonEmpty('plans.problem')) : v.string() })

/** Confirms the removal. If the bank has plans, asks whether they move to another bank or end. */
export function RemoveBankForm({ bank, banks, plans, onClose, onRemoved }: RemoveBankFormProps) {
  const t = useTranslations()
  const nameOf = useLinkedAccountName()
  const submission = useBankRemoval(onRemoved)
  const others = banks.filter(({ uuid, status }) => uuid !== bank.uuid && allowsDeposits(status))
  const hasPlans = plans.length > 0
  const form = useForm({
    schema: removalSchema(hasPlans),
    initial: { plans: '' },
    translate: (key: Key) => t(key),
    onSubmit: ({ plans: chosen }) =>
      submission.submit({
        bank,
        plans: hasPlans ? (chosen === ending ? 'end' : 'move') : null,
        moveTo: hasPlans && chosen !== ending ? chosen : null,
      }),
  })
  return (
    <Form form={form} label={t('remove.title')}>
      <SubmissionNotice state={submission.state} title={t('remove.failed')} />
      <p>{t('remove.body', { bank: nameOf(bank) })}</p>
      {hasPlans && (
        <>
          <PlanLines plans={plans} />
          <RadioField
            {...form.field('plans')}
            label={t('plans.choice')}
            options={[
              ...others.map((other) => ({
                value: other.uuid,
                label: t('plans.move', { bank: nameOf(other) }),
                description: t('plans.move.note'),
              })),
              { value: ending, label: t('plans.end'), description: t('plans.end.note') },
            ]}
          />
        </>
      )}
      <Stack gap={12}>
        <Button type="submit" variant="danger" isBusy={form.isBusy} isFullWidth>
          {t('remove.yes')}
        </Button>
        <Button variant="quiet" isDisabled={form.isBusy} onPress={onClose} isFullWidth>
          {t('remove.no')}
        </Button>
      </Stack>
    </Form>
  )
}

/** The plans by their next deposits: amount, frequency and date. */
function PlanLines({ plans }: { plans: readonly Transaction[] }) {
  const t = useTranslations()
  const { money, weekdayDate } = useFormats()
  const lines = plans.flatMap(({ amount, frequency, scheduledFor }) =>
    frequency === null || frequency === 'once' || scheduledFor === null
      ? []
      : [t(`plans.${frequency}`, { amount: money(amount), date: weekdayDate(scheduledFor) })],
  )
  return (
    <Stack gap={8}>
      <strong>{t('plans.title')}</strong>
      <BulletList items={lines} />
    </Stack>
  )
}
