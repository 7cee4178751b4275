import { StepFrame } from '@coffer/router/step-frame'
import { Button } from '@coffer/ui-kit/button'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { Form, useForm } from '@coffer/ui-kit/form'
import * as v from 'valibot'
import { useTranslations } from '../messages.ts'
import { ConsentTerms } from './consent-terms.tsx'
import { PaperInstead } from './paper-instead.tsx'
import { esignConsented } from '../results.ts'

const schema = v.object({ consents: v.pipe(v.boolean(), v.literal(true, 'disclosure.esign.required')) })

/**
 * Consent to electronic documents, before anything else: its scope, its requirements and the right to paper. Used if the
 * provider has no such document to sign; see `SignedConsent`.
 */
export function EsignConsent({ onConsent }: { onConsent: () => void }) {
  const t = useTranslations()
  const form = useForm({
    schema,
    initial: { consents: false },
    translate: t,
    async onSubmit() {
      esignConsented.record({ isGiven: true })
      onConsent()
    },
  })
  return (
    <StepFrame title={t('disclosure.esign.title')} why={t('disclosure.esign.why')} back="/fund-account">
      <Form form={form}>
        <ConsentTerms />
        <CheckboxField {...form.field('consents')} label={t('disclosure.esign.agree')} isOptional={false} />
        <Button type="submit" isBusy={form.isBusy} isFullWidth>
          {t('disclosure.esign.submit')}
        </Button>
        <PaperInstead />
      </Form>
    </StepFrame>
  )
}
