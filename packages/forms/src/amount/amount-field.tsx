import { readAmount } from '@coffer/domain/typed-amount'
import { commaMeaning } from '@coffer/i18n/comma-meaning'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { MoneyField } from '@coffer/ui-kit/money-field'
import type { ReactNode } from 'react'

interface AmountFieldProps {
  field: FieldBinding<string>
  label: string
  hint?: ReactNode
  isOptional?: boolean
}

/**
 * An amount field that is formatted on blur, so that it shows how the text was parsed. A field with an error keeps its
 * text: a changed value would dismiss the reason.
 */
export function AmountField({ field, label, hint, isOptional = false }: AmountFieldProps) {
  const { typedMoney } = useFormats()
  const { language } = useLanguage()
  return (
    <MoneyField
      {...field}
      label={label}
      hint={hint}
      isOptional={isOptional}
      onBlur={() => {
        const read = readAmount(field.value, { comma: commaMeaning(language) })
        if (!field.error && 'cents' in read) field.onChange(typedMoney(read.cents))
        field.onBlur()
      }}
    />
  )
}
