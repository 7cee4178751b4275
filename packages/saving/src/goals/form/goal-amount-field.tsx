import { parseCents } from '@coffer/domain/typed-amount'
import { commaMeaning } from '@coffer/i18n/comma-meaning'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { MoneyField } from '@coffer/ui-kit/money-field'

interface GoalAmountFieldProps {
  field: FieldBinding<string>
  label: string
  hint?: string
  isOptional?: boolean
}

/** An amount field that is formatted on blur, so that it shows how the text was parsed. */
export function GoalAmountField({ field, label, hint, isOptional = false }: GoalAmountFieldProps) {
  const { typedMoney } = useFormats()
  const { language } = useLanguage()
  return (
    <MoneyField
      {...field}
      label={label}
      hint={hint}
      isOptional={isOptional}
      onBlur={() => {
        const cents = parseCents(field.value, commaMeaning(language))
        if (cents > 0) field.onChange(typedMoney(cents))
        field.onBlur()
      }}
    />
  )
}
