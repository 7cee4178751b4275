import type { Disclosure } from '@coffer/api-client/disclosures'
import { Button } from '@coffer/ui-kit/button'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { Form } from '@coffer/ui-kit/form'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { FailureNotice } from '../problem/failure-notice.tsx'
import { useWords } from '../words.ts'
import { agree, agreesTo, consentField, fieldOf, hasChanged, unsigned } from './agreement.ts'
import { DisclosureText } from './disclosure-text.tsx'
import { useAgreement } from './use-agreement.ts'

/** Every document with its own agreement, and consent to have them electronically. */
export function AgreementForm({ disclosures }: { disclosures: readonly Disclosure[] }) {
  const t = useWords()
  const { agreement, setAgreement, failure, form } = useAgreement(disclosures)
  const isOpen = unsigned(disclosures).length > 0
  const errorOf = (name: string) => form.problems.find((problem) => problem.name === name)?.message
  return (
    <Form form={form}>
      {disclosures.map((disclosure) => (
        <Stack key={disclosure.uuid} gap={12}>
          <DisclosureText disclosure={disclosure} />
          {disclosure.signedAt === null && (
            <CheckboxField
              label={disclosure.attestation}
              name={fieldOf(disclosure)}
              value={agreesTo(agreement, disclosure)}
              onChange={(does) => setAgreement(agree(agreement, disclosure, does))}
              isOptional={false}
              error={
                errorOf(fieldOf(disclosure)) ??
                (hasChanged(agreement, disclosure) ? t('disclosure.changed') : undefined)
              }
            />
          )}
        </Stack>
      ))}
      {isOpen ? (
        <Stack gap={12}>
          <SectionHeading>{t('disclosure.esign.title')}</SectionHeading>
          <p>{t('disclosure.esign.body')}</p>
          <CheckboxField
            label={t('disclosure.esign.agree')}
            name={consentField}
            value={agreement.consents}
            onChange={(consents) => setAgreement({ ...agreement, consents })}
            isOptional={false}
            error={errorOf(consentField)}
          />
        </Stack>
      ) : (
        <p>{t('disclosure.none.body')}</p>
      )}
      {failure !== undefined && (
        <FailureNotice error={failure}>
          <p>{t('problem.notMoved')}</p>
        </FailureNotice>
      )}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {isOpen ? t('disclosure.submit') : t('disclosure.continue')}
      </Button>
    </Form>
  )
}
