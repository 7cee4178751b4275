import { states } from '@coffer/domain/states'
import type { FieldPort } from '@coffer/ui-kit/form'
import { SelectField } from '@coffer/ui-kit/select-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useWords } from '../words.ts'

type Part = 'line1' | 'line2' | 'city' | 'state' | 'postalCode'
type AddressFieldsProps = Record<Part, FieldPort<string>> & { isMailing?: boolean }

const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }))

/** The five parts of an address. */
export function AddressFields({
  isMailing = false,
  line1,
  line2,
  city,
  state,
  postalCode,
}: AddressFieldsProps) {
  const t = useWords()
  const label = (part: Part) => t(isMailing ? `address.mailing.${part}.label` : `address.${part}.label`)
  const section = isMailing ? 'section-mailing' : 'section-home'
  return (
    <>
      <TextField {...line1} label={label('line1')} autoComplete={`${section} address-line1`} />
      <TextField {...line2} label={label('line2')} autoComplete={`${section} address-line2`} isOptional />
      <TextField {...city} label={label('city')} autoComplete={`${section} address-level2`} />
      <SelectField
        {...state}
        label={label('state')}
        options={stateOptions}
        autoComplete={`${section} address-level1`}
      />
      <TextField
        {...postalCode}
        label={label('postalCode')}
        hint={t('address.postalCode.hint')}
        inputMode="numeric"
        maxLength={12}
        autoComplete={`${section} postal-code`}
      />
    </>
  )
}
