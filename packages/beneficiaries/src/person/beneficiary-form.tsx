import { designations } from '@coffer/domain/beneficiaries'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Form, type FormState } from '@coffer/ui-kit/form'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { RadioField } from '@coffer/ui-kit/radio-field'
import type { ReactNode } from 'react'
import { ChangeNotice } from '../changing/change-notice.tsx'
import type { Group } from '../shares/groups.ts'
import { ShareGroup, type SharesForm } from '../shares/share-group.tsx'
import { useTranslations } from '../messages.ts'
import type { PersonForm } from './beneficiary.schema.ts'
import { ReachFields, WhoFields } from './person-fields.tsx'

interface BeneficiaryFormProps {
  form: FormState<PersonForm> & SharesForm
  /** Whose shares are asked for with the designation that is chosen. */
  groups: readonly Group[]
  submit: string
  cancel: ReactNode
}

/** One person: who they are, whether they come first, the shares that follow from it, and how to reach them. */
export function BeneficiaryForm({ form, groups, submit, cancel }: BeneficiaryFormProps) {
  const t = useTranslations()
  return (
    <Form form={form}>
      <ChangeNotice error={form.failure} />
      <WhoFields form={form} />
      <RadioField
        {...form.field('designation')}
        label={t('field.designation')}
        options={designations.map((value) => ({
          value,
          label: t(`designation.${value}`),
          description: t(`designation.${value}.why`),
        }))}
      />
      {groups.map((group) => (
        <ShareGroup key={group.designation} group={group} form={form} />
      ))}
      <Stack gap={4}>
        <SectionHeading>{t('reach.title')}</SectionHeading>
        <p>{t('reach.why')}</p>
      </Stack>
      <ReachFields form={form} />
      <Stack gap={12}>
        <Button type="submit" isFullWidth isBusy={form.isBusy}>
          {submit}
        </Button>
        {cancel}
      </Stack>
    </Form>
  )
}

/** Nothing is changed. */
export function NotNow({ id, hasList }: { id?: string; hasList: boolean }) {
  const t = useTranslations()
  if (id !== undefined) {
    return (
      <ButtonLink to="/beneficiary/details" search={{ id }} variant="quiet" isFullWidth>
        {t('notNow')}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to={hasList ? '/beneficiary/list' : '/dashboard'} variant="quiet" isFullWidth>
      {t('notNow')}
    </ButtonLink>
  )
}
