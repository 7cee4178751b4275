import type { Proofs, Proof, ProvenAccount } from '@coffer/api-client/proofs'
import { providerNow } from '@coffer/api-client/transport/clock'
import { easternDate } from '@coffer/domain/calendar'
import { latestEnd, type ProofDays, type ProofKind, proofKinds, proofYears } from '@coffer/domain/proofs'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { DayField } from '@coffer/ui-kit/day-field'
import { Form, type FormState, useForm } from '@coffer/ui-kit/form'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { SelectField } from '@coffer/ui-kit/select-field'
import { useState } from 'react'
import { type Key, useTranslations } from './messages.ts'
import { parseKind, proofSchema, type ProofValues } from './proof.schema.ts'
import { useCreateProof } from './use-create-proof.ts'

interface ProofFormProps {
  account: ProvenAccount
  overview: Proofs
  onSubmit: () => void
  onCreated: (proof: Proof) => void
}

/** Selects the kind of PDF to create, and the period it covers. */
export function ProofForm({ account, overview, onSubmit, onCreated }: ProofFormProps) {
  const t = useTranslations()
  const { date } = useFormats()
  const days = selectableDays(account)
  const submission = useCreateProof(onCreated)
  // Read once: a later list may include the new PDF.
  const [before, setBefore] = useState(overview.proofs)
  const form = useForm({
    schema: proofSchema(days),
    initial: { kind: '', periodFrom: '', periodUntil: '', year: String(days ? proofYears(days)[0] : '') },
    translate: (key: Key) => t(key, { first: date(account.openedOn), last: days ? date(days.last) : '' }),
    onSubmit: (request) => {
      onSubmit()
      const known = submission.unconfirmed ? before : overview.proofs
      setBefore(known)
      return submission.submit({ request, before: known })
    },
  })
  const kind = parseKind(form.values)
  return (
    <Form form={form} label={t('create.title')}>
      <SubmissionNotice
        state={submission.state}
        title={t('create.failed')}
        unknown={{ title: t('create.unknown.title'), body: t('create.unknown.body') }}
      />
      <KindField form={form} account={account} />
      {kind === 'period_statement' && days && <PeriodFields form={form} days={days} />}
      {kind === 'year_summary' && days && <YearField form={form} days={days} />}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('create.submit')}
      </Button>
    </Form>
  )
}

const selectableDays = ({ openedOn, settledUntil }: ProvenAccount): ProofDays | null =>
  settledUntil === null ? null : { first: openedOn, last: settledUntil }

interface FieldsProps {
  form: FormState<ProofValues>
}

function KindField({ form, account }: FieldsProps & { account: ProvenAccount }) {
  const t = useTranslations()
  return (
    <RadioField
      {...form.field('kind')}
      label={t('create.kind')}
      options={proofKinds.map((kind) => {
        const obstacle = findObstacle(kind, account)
        return {
          value: kind,
          label: t(`kind.${kind}`),
          description: t(obstacle ?? `kind.${kind}.why`),
          isDisabled: obstacle !== null,
        }
      })}
    />
  )
}

/** The reason why a kind cannot be created now, as a message key. */
function findObstacle(kind: ProofKind, { closedOn, settledUntil }: ProvenAccount): Key | null {
  if (kind === 'balance_letter') return null
  if (kind === 'account_details') return closedOn === null ? null : 'kind.account_details.closed'
  return settledUntil === null ? 'kind.tomorrow' : null
}

interface DaysProps extends FieldsProps {
  days: ProofDays
}

function PeriodFields({ form, days: { first, last } }: DaysProps) {
  const t = useTranslations()
  const { date } = useFormats()
  const { periodFrom } = form.values
  const longest = periodFrom === '' ? last : latestEnd(periodFrom)
  return (
    <>
      <DayField
        {...form.field('periodFrom')}
        label={t('field.from')}
        hint={t('field.from.hint', { date: date(first) })}
        min={first}
        max={last}
      />
      <DayField
        {...form.field('periodUntil')}
        label={t('field.until')}
        hint={t('field.until.hint', { date: date(last) })}
        min={periodFrom === '' ? first : periodFrom}
        max={longest < last ? longest : last}
      />
    </>
  )
}

function YearField({ form, days }: DaysProps) {
  const t = useTranslations()
  const thisYear = Number(easternDate(providerNow()).slice(0, 4))
  return (
    <SelectField
      {...form.field('year')}
      label={t('field.year')}
      options={proofYears(days).map((year) => ({
        value: String(year),
        label: year === thisYear ? t('field.year.current', { year }) : String(year),
      }))}
    />
  )
}
