import type { Plan } from '@coffer/api-client/plans'
import { providerNow } from '@coffer/api-client/transport'
import { addDays, easternDate, isCalendarDate } from '@coffer/domain/calendar'
import { planFrequencies } from '@coffer/domain/deposit-plans'
import { counts } from '@coffer/domain/limits'
import { allowsDeposits } from '@coffer/domain/status'
import type { Submission } from '@coffer/forms/submission'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { commaMeaning } from '@coffer/i18n/comma-meaning'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { ButtonLink } from '@coffer/router/link'
import type { DraftPort } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import { DayField } from '@coffer/ui-kit/day-field'
import { SummarizedForm, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { LinkedAccountStatusReason } from '@coffer/ui-kit/linked-account-status'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { SelectField } from '@coffer/ui-kit/select-field'
import type { PlanSubmission } from '../data/use-plan-submission.ts'
import type { PlansData } from '../data/use-plans.ts'
import { type Key, useTranslations } from '../messages.ts'
import { NextDates } from './next-dates.tsx'
import { AmountField } from '@coffer/forms/amount-field'
import { parseFrequency, noGoal, type PlanOutput, planSchema, typedPlan } from './plan.schema.ts'
import { toFormField, nextDepositDate, nextDeposit, planValues } from './plan-values.ts'
import { SecondDayField } from './second-day-field.tsx'

export interface PlanFormProps {
  data: PlansData
  /** Null for a new plan. */
  plan: Plan | null
  draft: DraftPort
  submission: Submission<PlanSubmission>
  toSubmission: (output: PlanOutput) => Pick<PlanSubmission, 'send' | 'verify' | 'onDone'>
}

/** The fields of a plan: amount, linked account, dates and goal. */
export function PlanForm(props: PlanFormProps) {
  const t = useTranslations()
  const { data, plan, submission } = props
  const { form, rules } = usePlanForm(props)
  const { date } = useFormats()
  const { values } = form
  const isNew = plan === null
  const movedTo = plan && nextDeposit(plan)?.movedTo
  return (
    <SummarizedForm
      form={form}
      summary={<NextDates plan={typedPlan(values, rules)} />}
      actions={
        <Stack gap={12}>
          <SubmissionNotice
            state={submission.state}
            title={t(isNew ? 'add.failed' : 'edit.failed')}
            kept="typed"
          />
          <Button type="submit" isBusy={form.isBusy} isFullWidth>
            {t(isNew ? 'add.submit' : 'edit.submit')}
          </Button>
          <ButtonLink to="/plans" variant="quiet" isFullWidth>
            {t('cancel')}
          </ButtonLink>
        </Stack>
      }
    >
      <AmountField field={form.field('amount')} label={t('field.amount')} />
      <BankField field={form.field('linkedAccountId')} data={data} />
      <RadioField
        {...form.field('frequency')}
        label={t('field.frequency')}
        options={planFrequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
      />
      <DayField
        {...form.field('startDate')}
        label={t(isNew ? 'field.start' : 'field.next')}
        hint={movedTo ? t('field.next.moved', { date: date(movedTo) }) : undefined}
        min={addDays(rules.today, 1)}
        max={addDays(rules.today, counts.scheduleDaysAhead)}
      />
      {parseFrequency(values) === 'twice_monthly' && isCalendarDate(values.startDate) && (
        <SecondDayField field={form.field('secondDay')} values={values} />
      )}
      <DayField
        {...form.field('endDate')}
        label={t('field.end')}
        hint={t('field.end.hint')}
        isOptional
        min={isCalendarDate(values.startDate) ? values.startDate : addDays(rules.today, 1)}
      />
      {data.goals.length > 0 && (
        <SelectField
          {...form.field('goal')}
          label={t('field.goal')}
          hint={t('field.goal.hint')}
          options={[
            { value: noGoal, label: t('field.goal.none') },
            ...data.goals.map(({ uuid, name }) => ({ value: uuid, label: name })),
          ]}
        />
      )}
    </SummarizedForm>
  )
}

function usePlanForm({ data, plan, draft, submission, toSubmission }: PlanFormProps) {
  const t = useTranslations()
  const { typedMoney } = useFormats()
  const { language } = useLanguage()
  const rules = {
    today: easternDate(providerNow()),
    kept: plan && nextDepositDate(plan),
    comma: commaMeaning(language),
  }
  const [bank, ...others] = data.linked.filter(({ status }) => allowsDeposits(status))
  const firstBank = bank && (others.length === 0 || bank.isDefault) ? bank.uuid : ''
  const initial = planValues(plan, { typedMoney, firstBank })
  const form = useForm({
    schema: planSchema(rules),
    initial,
    draft,
    translate: (key: Key) => t(key),
    onSubmit: (output) =>
      submission.submit({ ...toSubmission(output), fields: Object.keys(initial), formField: toFormField }),
  })
  return { form, rules }
}

type Field = Parameters<typeof AmountField>[0]['field']

/** Linked accounts that are not usable are shown with their status; removed ones are not shown. */
function BankField({ field, data }: { field: Field; data: PlansData }) {
  const t = useTranslations()
  const accountName = useLinkedAccountName()
  return (
    <RadioField
      {...field}
      label={t('field.bank')}
      options={data.linked
        .filter(({ status }) => status !== 'ARCHIVED')
        .map((account) => ({
          value: account.uuid,
          label: accountName(account),
          isDisabled: !allowsDeposits(account.status),
          description: <LinkedAccountStatusReason status={account.status} />,
        }))}
    />
  )
}
