import { closingReasons } from '@coffer/api-client/transfers'
import { providerNow } from '@coffer/api-client/transport'
import { readAmount } from '@coffer/domain/typed-amount'
import { datesOfNow } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Button, TextButton } from '@coffer/ui-kit/button'
import { Form, type FormState } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { AmountField } from '../amount/amount-field.tsx'
import { AccountField } from '../linked-account/account-field.tsx'
import { allowsWithdrawalsTo } from '../linked-account/allowed-accounts.ts'
import type { TransferData } from '../transfer/transfer-data.ts'
import { DayNote } from '../schedule/day-note.tsx'
import { useTranslations } from '../messages.ts'
import type { WithdrawRules, WithdrawValues } from './withdraw.schema.ts'

interface WithdrawFormProps {
  form: FormState<WithdrawValues>
  rules: WithdrawRules
  /** Cents. */
  available: number
  facts: TransferData
}

/** An amount or the whole balance, and the account it goes to. */
export function WithdrawForm({ form, rules, available, facts }: WithdrawFormProps) {
  const t = useTranslations()
  const isClosing = form.values.what === 'close'
  return (
    <Form form={form}>
      {facts.mayClose && (
        <RadioField
          {...form.field('what')}
          label={t('withdraw.what.label')}
          options={[
            { value: 'amount', label: t('withdraw.what.amount') },
            { value: 'close', label: t('withdraw.what.close') },
          ]}
        />
      )}
      {!isClosing && <AmountChoice form={form} rules={rules} available={available} />}
      <AccountField
        field={form.field('linkedAccountId')}
        label={t('withdraw.to')}
        accounts={facts.linked}
        mayUse={allowsWithdrawalsTo}
      />
      {isClosing ? (
        <RadioField
          {...form.field('reason')}
          label={t('close.reason.label')}
          options={closingReasons.map((value) => ({ value, label: t(`close.reason.${value}`) }))}
        />
      ) : (
        <DatesNote />
      )}
      <Stack gap={12}>
        <Button type="submit" isFullWidth>
          {t(isClosing ? 'close.open' : 'review.open')}
        </Button>
        <ButtonLink to="/dashboard" variant="quiet" isFullWidth>
          {t('notNow')}
        </ButtonLink>
      </Stack>
    </Form>
  )
}

function AmountChoice({ form, rules, available }: Pick<WithdrawFormProps, 'form' | 'rules' | 'available'>) {
  const t = useTranslations()
  const { money } = useFormats()
  const field = form.field('amount')
  const read = readAmount(field.value, { comma: rules.comma })
  const isAll = 'cents' in read && read.cents === available
  if (rules.max < rules.min) {
    return (
      <Notice severity="warning">
        {t(available < rules.min ? 'withdraw.problem.nothing' : 'withdraw.problem.none')}
      </Notice>
    )
  }
  return (
    <Stack gap={8}>
      <AmountField
        field={field}
        label={t('amount.label')}
        hint={
          <>
            {t('withdraw.limits', { min: money(rules.min), max: money(rules.max) })}
            {rules.max < available && ` ${t('withdraw.limitToday')}`}
          </>
        }
      />
      {rules.max === available && !isAll && (
        <p>
          <TextButton onPress={() => field.onChange(money(available).replace('$', ''))}>
            {t('withdraw.everything', { amount: money(available) })}
          </TextButton>
        </p>
      )}
      {isAll && (
        <Notice severity="info" isAnnounced>
          {t('withdraw.empties')}
        </Notice>
      )}
    </Stack>
  )
}

function DatesNote() {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const { leaves, arrives, delay } = datesOfNow(providerNow())
  return (
    <DayNote
      sentences={[
        t(`withdraw.leaves.now.${delay ?? 'onTime'}`, {
          leaves: weekdayDate(leaves),
          arrives: weekdayDate(arrives),
        }),
      ]}
    />
  )
}
