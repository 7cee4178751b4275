import { type VerifiedProof, verifyProof } from '@coffer/api-client/proofs'
import { readProofCode } from '@coffer/domain/proofs'
import { failureOf } from '@coffer/errors/failure-of'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { useFormats } from '@coffer/i18n/formats'
import { SupportContact } from '@coffer/router/support-contact'
import { useBranding } from '@coffer/session/branding'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { type DefinitionItem, DefinitionList, PageHeading, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { TextField } from '@coffer/ui-kit/text-field'
import { useState } from 'react'
import * as v from 'valibot'
import { type Key, useTranslations } from '../proofs/messages.ts'

const schema = v.object({
  code: v.pipe(
    v.string(),
    v.check((typed) => readProofCode(typed) !== null, 'verify.problem'),
  ),
})

/** `/verify-document`: lets anybody check the content of a document of the bank by its code. */
export function VerifyScreen() {
  const t = useTranslations()
  const { name: bank } = useBranding()
  const [found, setFound] = useState<VerifiedProof | null>(null)
  const { state, submit } = useSubmission<string, VerifiedProof>({
    send: (code) => verifyProof({ code }),
    // The request only reads, so a lost response has no effect to verify.
    mayHaveArrived: () => false,
    onDone: (_, verified) => setFound(verified),
  })
  const form = useForm({
    schema,
    initial: { code: '' },
    translate: (key: Key) => t(key),
    onSubmit: ({ code }) => {
      setFound(null)
      return submit(code)
    },
  })
  const isUnknown = state.status === 'rejected' && failureOf(state.error).kind === 'missing'
  return (
    <Stack gap={24}>
      <PageHeading title={t('verify.title')}>{t('verify.lead', { bank })}</PageHeading>
      <Form form={form}>
        {isUnknown ? (
          <Notice severity="error" title={t('verify.unknown.title')} isAnnounced>
            <Stack gap={8}>
              <p>{t('verify.unknown.text')}</p>
              <SupportContact />
            </Stack>
          </Notice>
        ) : (
          <SubmissionNotice state={state} title={t('verify.failed')} />
        )}
        <TextField
          {...form.field('code')}
          label={t('verify.code')}
          hint={t('verify.code.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" isBusy={form.isBusy} isFullWidth>
          {t('verify.submit')}
        </Button>
      </Form>
      {found && <VerifiedDocument proof={found} />}
    </Stack>
  )
}

/** The content of a verified document, to be compared line by line. */
function VerifiedDocument({ proof }: { proof: VerifiedProof }) {
  const t = useTranslations()
  const { name: bank } = useBranding()
  return (
    <Stack gap={24}>
      <Notice severity="success" title={t('verify.found.title', { bank })} isAnnounced>
        <Stack gap={8}>
          <p>{t('verify.found.text')}</p>
          <SupportContact />
        </Stack>
      </Notice>
      <DefinitionList items={useLines(proof)} />
      {proof.kind === 'account_details' && <p>{t('verify.details')}</p>}
    </Stack>
  )
}

function useLines({
  kind,
  issuedOn,
  holders,
  numberMasked,
  periodFrom,
  periodUntil,
  balance,
  closedOn,
}: VerifiedProof): DefinitionItem[] {
  const t = useTranslations()
  const { date, money } = useFormats()
  const hasPeriod = periodFrom !== null && periodUntil !== null
  return [
    { label: t('verify.kind'), value: t(`verify.kind.${kind}`) },
    { label: t('verify.issued'), value: date(issuedOn) },
    { label: t(holders.length === 1 ? 'verify.holder' : 'verify.holders'), value: holders.join(', ') },
    { label: t('verify.number'), value: numberMasked },
    ...(hasPeriod
      ? [
          {
            label: t('verify.period'),
            value: t('verify.period.days', { from: date(periodFrom), until: date(periodUntil) }),
          },
        ]
      : []),
    ...(balance === null
      ? []
      : [{ label: t(hasPeriod ? 'verify.closing' : 'verify.balance'), value: money(balance) }]),
    ...(closedOn === null ? [] : [{ label: t('verify.closed'), value: date(closedOn) }]),
  ]
}
