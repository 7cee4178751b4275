import { providerNow } from '@coffer/api-client/transport'
import { useApplicationTranslations } from '@coffer/application/messages'
import { designations } from '@coffer/domain/beneficiaries'
import { utcDate } from '@coffer/domain/calendar'
import type { Submission } from '@coffer/forms/submission'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { type ReactNode, useMemo } from 'react'
import * as v from 'valibot'
import type { BeneficiaryChange } from '../change/use-beneficiary-change.ts'
import { versionedDraft } from '../change/versioned-draft.ts'
import { type Key, useTranslations } from '../messages.ts'
import { ShareGroup } from '../shares/share-group.tsx'
import { shareEntries, sharesAddUp } from '../shares/shares.schema.ts'
import { initialShares } from '../shares/shares.ts'
import { personEntries, personRules } from './beneficiary.schema.ts'
import type { FormTarget } from './form-target.ts'
import { ContactFields, IdentityFields } from './person-fields.tsx'

interface BeneficiaryFormProps {
  target: FormTarget
  /** The version of the data that the form starts with. */
  version: string
  change: Submission<BeneficiaryChange>
  submitLabel: string
  cancel: ReactNode
}

/** One beneficiary: identity, designation, the affected shares, and contact details. */
export function BeneficiaryForm({ target, version, change, submitLabel, cancel }: BeneficiaryFormProps) {
  const t = useTranslations()
  const form = useBeneficiaryForm({ target, version, change })
  return (
    <Form form={form}>
      <SubmissionNotice title={t('change.rejected')} state={change.state} kept="typed" />
      <IdentityFields form={form} />
      <RadioField
        {...form.field('designation')}
        label={t('field.designation')}
        options={designations.map((value) => ({
          value,
          label: t(`designation.${value}`),
          description: t(`designation.${value}.why`),
        }))}
      />
      {target.groups(form.values).map((group) => (
        <ShareGroup key={group.designation} group={group} form={form} />
      ))}
      <Stack gap={4}>
        <SectionHeading>{t('reach.title')}</SectionHeading>
        <p>{t('reach.why')}</p>
      </Stack>
      <ContactFields form={form} />
      <Stack gap={12}>
        <Button type="submit" isFullWidth isBusy={form.isBusy}>
          {submitLabel}
        </Button>
        {cancel}
      </Stack>
    </Form>
  )
}

function useBeneficiaryForm({
  target,
  version,
  change,
}: Pick<BeneficiaryFormProps, 'target' | 'version' | 'change'>) {
  const translate = useProblemMessages()
  const { draft, isVersionIndependent, groups } = target
  const allGroups = designations.flatMap((designation) => groups({ ...target.initial, designation }))
  const initial = { ...initialShares(allGroups), ...target.initial }
  return useForm({
    schema: v.pipe(
      v.object<typeof personEntries & ReturnType<typeof shareEntries>>({
        ...shareEntries(allGroups),
        ...personEntries,
      }),
      personRules(utcDate(providerNow())),
      sharesAddUp(groups),
    ),
    initial,
    draft: useMemo(
      () => versionedDraft(draft, version, isVersionIndependent),
      [draft, version, isVersionIndependent],
    ),
    translate,
    onSubmit: (values) =>
      change.submit({
        ...target.change(values),
        fields: Object.keys(initial),
        groups: groups(values),
        draft,
      }),
  })
}

type DetailKey = Parameters<ReturnType<typeof useApplicationTranslations>>[0]

const ownKeys = [
  'problem.relationship',
  'problem.trustName',
  'problem.trustKind',
  'problem.lastFour',
  'problem.total',
  'problem.share.empty',
  'problem.share.malformed',
  'problem.share.too-high',
] as const satisfies readonly Key[]
type OwnKey = (typeof ownKeys)[number]

const isOwn = (key: OwnKey | DetailKey): key is OwnKey => ownKeys.some((own) => own === key)

/** Translates form errors: keys of this package, and keys of personal details in `application`. */
function useProblemMessages(): (key: OwnKey | DetailKey) => string {
  const t = useTranslations()
  const tDetails = useApplicationTranslations('theirs')
  return (key) => (isOwn(key) ? t(key) : tDetails(key))
}
