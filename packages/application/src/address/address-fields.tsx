import { useLanguage } from '@coffer/i18n/language'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { SelectField } from '@coffer/ui-kit/select-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useApplicationTranslations, type Perspective } from '../messages.ts'
import { stateOptions } from './state-options.ts'

type Part = 'line1' | 'line2' | 'city' | 'state' | 'postalCode'
type AddressFieldsProps = Record<Part, FieldBinding<string>> & {
  isMailing?: boolean
  perspective?: Perspective
}

/** The five parts of an address. Browsers autofill only the depositor's own address. */
export function AddressFields({
  isMailing = false,
  perspective = 'own',
  line1,
  line2,
  city,
  state,
  postalCode,
}: AddressFieldsProps) {
  const t = useApplicationTranslations(perspective)
  const { language } = useLanguage()
  const label = (part: Part) => t(isMailing ? `address.mailing.${part}.label` : `address.${part}.label`)
  const section = isMailing ? 'section-mailing' : 'section-home'
  const autoFill = (part: string) => (perspective === 'own' ? `${section} ${part}` : 'off')
  return (
    <>
      <TextField {...line1} label={label('line1')} autoComplete={autoFill('address-line1')} />
      <TextField {...line2} label={label('line2')} autoComplete={autoFill('address-line2')} isOptional />
      <TextField {...city} label={label('city')} autoComplete={autoFill('address-level2')} />
      <SelectField
        {...state}
        label={label('state')}
        options={stateOptions(language)}
        autoComplete={autoFill('address-level1')}
      />
      <TextField
        {...postalCode}
        label={label('postalCode')}
        hint={t('address.postalCode.hint')}
        inputMode="numeric"
        autoComplete={autoFill('postal-code')}
      />
    </>
  )
}
