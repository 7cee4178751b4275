import { NotMoved } from '@coffer/errors/failure-notice'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import type { Disclosure } from '@coffer/api-client/disclosures'
import { Button } from '@coffer/ui-kit/button'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { Form } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import { agree, hasAgreedTo, agreementField, unsigned } from './agreement.ts'
import { DisclosureText } from './disclosure-text.tsx'
import { legalLanguage } from './legal-language.ts'
import { type AgreementStep, useAgreement } from './use-agreement.ts'

interface AgreementFormProps {
  disclosures: readonly Disclosure[]
  step: AgreementStep
  /** The label of the button while a document is unsigned. */
  submit: string
}

/** Every document with its own agreement. Only a document that changed needs a new agreement. */
export function AgreementForm({ disclosures, step, submit }: AgreementFormProps) {
  const t = useTranslations()
  const { agreement, setAgreement, changedNow, state, form } = useAgreement(disclosures, step)
  const isOpen = unsigned(disclosures).length > 0
  const findError = (name: string) => form.errors.find((problem) => problem.name === name)?.message
  return (
    <Form form={form}>
      {changedNow.map(({ uuid, title }) => (
        <Notice key={uuid} severity="warning" title={t('disclosure.changed.title', { title })} isAnnounced>
          {t('disclosure.changed.body')}
        </Notice>
      ))}
      {disclosures.map((disclosure) => (
        <Stack key={disclosure.uuid} gap={12}>
          <DisclosureText disclosure={disclosure} />
          {disclosure.signedAt === null && (
            <CheckboxField
              label={<span lang={legalLanguage}>{disclosure.attestation}</span>}
              name={agreementField(disclosure)}
              value={hasAgreedTo(agreement, disclosure)}
              onChange={(does) => setAgreement(agree(agreement, disclosure, does))}
              isOptional={false}
              error={
                findError(agreementField(disclosure)) ??
                (changedNow.includes(disclosure) ? t('disclosure.changed') : undefined)
              }
            />
          )}
        </Stack>
      ))}
      {!isOpen && <p>{t('disclosure.none.body')}</p>}
      <SubmissionNotice state={state}>
        <NotMoved />
      </SubmissionNotice>
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {isOpen ? submit : t('disclosure.continue')}
      </Button>
    </Form>
  )
}
