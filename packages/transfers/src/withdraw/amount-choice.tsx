import { useFormats } from '@coffer/i18n/formats'
import { TextButton } from '@coffer/ui-kit/button'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { AmountField } from '../amount/amount-field.tsx'
import { parseCents } from '@coffer/domain/typed-amount'
import { useTranslations } from '../messages.ts'
import type { WithdrawRules } from './withdraw.schema.ts'

interface AmountChoiceProps {
  field: FieldBinding<string>
  rules: WithdrawRules
  /** In cents. */
  available: number
}

/** An amount, or the whole available balance. */
export function AmountChoice({ field, rules, available }: AmountChoiceProps) {
  const t = useTranslations()
  const { money, typedMoney } = useFormats()
  const isAll = parseCents(field.value, rules.comma) === available
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
        hint={[
          t('withdraw.limits', { min: money(rules.min), max: money(rules.max) }),
          rules.max < available && t('withdraw.limitToday'),
        ]
          .filter(Boolean)
          .join(' ')}
      />
      {rules.max === available && !isAll && (
        <p>
          <TextButton onPress={() => field.onChange(typedMoney(available))}>
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
