import { readAmount } from '@coffer/domain/typed-amount'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { MoneyField } from '@coffer/ui-kit/money-field'
import type { ReactNode } from 'react'
import { commaMeaning } from '@coffer/i18n/comma-meaning'

interface AmountFieldProps {
  field: FieldBinding<string>
  label: string
  hint?: ReactNode
}

/** An amount field that is formatted on blur, so that it shows how the text was parsed. */
export function AmountField({ field, label, hint }: AmountFieldProps) {
  const { typedMoney } = useFormats()
  const { language } = useLanguage()
  return (
    <MoneyField
      {...field}
      label={label}
      hint={hint}
      onBlur={() => {
        const read = readAmount(field.value, { comma: commaMeaning(language) })
        if ('cents' in read) field.onChange(typedMoney(read.cents))
        field.onBlur()
      }}
    />
  )
}
