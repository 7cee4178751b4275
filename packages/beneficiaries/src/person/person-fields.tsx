import { relationships } from '@coffer/domain/beneficiaries'
import { AddressFields } from '@coffer/application/address-fields'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { DateField } from '@coffer/ui-kit/date-field'
import type { FormState } from '@coffer/ui-kit/form'
import { PhoneField } from '@coffer/ui-kit/phone-field'
import { SelectField } from '@coffer/ui-kit/select-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useTranslations } from '../messages.ts'
import type { PersonForm } from './beneficiary.schema.ts'

interface FieldsProps {
  form: Pick<FormState<PersonForm>, 'field' | 'values'>
}

/** Relationship, name and date of birth; for a trust its name, type and optional date of creation. */
export function IdentityFields({ form }: FieldsProps) {
  const t = useTranslations()
  const isTrust = form.values.relationship === 'trust'
  const kind = isTrust ? 'trust' : 'person'
  const hasSingleName = !isTrust && form.values.hasSingleName
  return (
    <>
      <SelectField
        {...form.field('relationship')}
        label={t('field.relationship')}
        hint={t('field.relationship.hint')}
        options={relationships.map((value) => ({ value, label: t(`relationship.${value}`) }))}
      />
      <TextField
        {...form.field('firstName')}
        label={t(hasSingleName ? 'field.singleName' : `field.firstName.${kind}`)}
        hint={isTrust && t('field.firstName.trustHint')}
        autoComplete="off"
      />
      {!hasSingleName && (
        <TextField
          {...form.field('lastName')}
          label={t(`field.lastName.${kind}`)}
          hint={isTrust && t('field.lastName.trustHint')}
          autoComplete="off"
        />
      )}
      {!isTrust && <CheckboxField {...form.field('hasSingleName')} label={t('field.hasSingleName')} />}
      <DateField
        {...form.field('dateOfBirth')}
        label={t(isTrust ? 'field.created' : 'field.dateOfBirth')}
        hint={t(isTrust ? 'field.created.hint' : 'field.dateOfBirth.hint')}
        isOptional={isTrust}
      />
    </>
  )
}

/** Contact details of the beneficiary, all optional. */
export function ContactFields({ form }: FieldsProps) {
  const t = useTranslations()
  return (
    <>
      <TextField
        {...form.field('ssnLastFour')}
        label={t('field.ssnLastFour')}
        inputMode="numeric"
        autoComplete="off"
        isOptional
      />
      <TextField
        {...form.field('email')}
        label={t('field.email')}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        isOptional
      />
      <PhoneField {...form.field('phone')} label={t('field.phone')} autoComplete="off" isOptional />
      <CheckboxField {...form.field('addressIsKnown')} label={t('field.addressIsKnown')} />
      {form.values.addressIsKnown && (
        <AddressFields
          line1={form.field('addressLine1')}
          line2={form.field('addressLine2')}
          city={form.field('city')}
          state={form.field('state')}
          postalCode={form.field('postalCode')}
          perspective="theirs"
        />
      )}
    </>
  )
}
