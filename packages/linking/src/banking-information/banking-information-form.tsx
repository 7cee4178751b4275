import {
  fetchLinkedAccounts,
  linkedAccountsQuery,
  linkManually,
  type ManualLinkAnswer,
} from '@coffer/api-client/linking'
import { bankName, numberDigits } from '@coffer/domain/bank'
import { fieldErrors } from '@coffer/errors/field-errors'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { microdepositsVerified } from '@coffer/router/access-results'
import { type RoutePath, useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useLinkingRefresh } from '../link-account/use-linking-refresh.ts'
import { type Key, useTranslations } from '../messages.ts'
import { bankLinked, microdepositsIncorrect, microdepositsSent } from '../results.ts'
import type { KnownBankDetails } from './bank-details.ts'
import {
  accountTypes,
  type BankingInformation,
  bankingInformationSchema,
} from './banking-information.schema.ts'

const draft = draftOf('bank-details', {
  except: ['routingNumber', 'accountNumber', 'accountNumberConfirmation'],
})

interface BankingInformationFormProps {
  known: KnownBankDetails
  /** The only accepted institution, or null if any is accepted. */
  institution: string | null
}

/** The details of a bank account. Submitting them sends two small deposits. */
export function BankingInformationForm({ known, institution }: BankingInformationFormProps) {
  const t = useTranslations()
  const initial = { ...known, accountNumber: '', accountNumberConfirmation: '' }
  const { state, submit } = useManualLink({ fields: Object.keys(initial), onLinked: () => draft.clear() })

  const form = useForm({
    schema: useMemo(() => bankingInformationSchema(institution), [institution]),
    initial,
    draft,
    translate: (key: Key) => t(key, { institution: institution ?? '' }),
    onSubmit: submit,
  })
  const bank = bankName(numberDigits(form.values.routingNumber))
  return (
    <Form form={form}>
      <TextField {...form.field('holderName')} label={t('bank.holder.label')} autoComplete="name" />
      <RadioField
        {...form.field('accountType')}
        label={t('bank.type.label')}
        options={accountTypes.map((type) => ({ value: type, label: t(`bank.type.${type}`) }))}
      />
      <TextField
        {...form.field('routingNumber')}
        label={t('bank.routing.label')}
        hint={
          <span aria-live="polite">{bank ? t('bank.routing.bank', { bank }) : t('bank.routing.hint')}</span>
        }
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field('accountNumber')}
        label={t('bank.number.label')}
        hint={t('bank.number.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field('accountNumberConfirmation')}
        label={t('bank.confirmation.label')}
        inputMode="numeric"
        autoComplete="off"
      />
      <SubmissionNotice state={state} kept="typed" />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('bank.submit')}
      </Button>
    </Form>
  )
}

const isAwaited = ({ status }: ManualLinkAnswer) => status === 'VERIFICATION_PENDING' || status === 'PENDING'

/**
 * Links by bank details and opens the screen for the status of the account. A toast reports an account that was already
 * linked.
 */
function useManualLink({ fields, onLinked }: { fields: readonly string[]; onLinked: () => void }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { paths } = useLinkingFlow()
  const refresh = useLinkingRefresh()
  const knownAccounts = () => client.getQueryData(linkedAccountsQuery().queryKey)?.accounts ?? []
  const isKnown = ({ uuid }: { uuid: string }) => knownAccounts().some((account) => account.uuid === uuid)
  return useSubmission<BankingInformation, ManualLinkAnswer>({
    send: (details) => linkManually(details),
    async verify() {
      const { accounts } = await fetchLinkedAccounts()
      const answer = accounts.find((account) => account.sourceType === 'MANUAL' && !isKnown(account))
      return answer ? { answer } : null
    },
    onAccepted(_, answer) {
      microdepositsVerified.clear()
      bankLinked.clear()
      microdepositsIncorrect.clear()
      onLinked()
      if (isKnown(answer)) toasts.show(t('alreadyLinked.title'), 'info')
      if (isAwaited(answer)) microdepositsSent.record({ expectedBy: answer.microdepositsExpectedOn ?? '' })
    },
    async onDone(_, answer) {
      await refresh()
      await navigate<RoutePath>(isAwaited(answer) ? paths.sent : paths.selection)
    },
    onRejected: (error) => fieldErrors(error, fields),
  })
}
