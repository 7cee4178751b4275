import { StepFrame } from '@coffer/router/step-frame'
import { useBranding } from '@coffer/session/branding'
import { Button } from '@coffer/ui-kit/button'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { Form, useForm } from '@coffer/ui-kit/form'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import * as v from 'valibot'
import { useTranslations } from '../messages.ts'
import { PaperInstead } from './paper-instead.tsx'
import { SystemRequirements } from './system-requirements.tsx'
import { esignConsented } from '../results.ts'

const schema = v.object({ consents: v.pipe(v.boolean(), v.literal(true, 'disclosure.esign.required')) })
const parts = ['covers', 'paper', 'withdraw'] as const

/**
 * Consent to electronic documents, before anything else: what it covers, its requirements, the right to paper. For a
 * provider that has no such document to sign; see `SignedConsent`.
 */
export function EsignConsent({ onConsent }: { onConsent: () => void }) {
  const t = useTranslations()
  const { name, emails } = useBranding()
  const form = useForm({
    schema,
    initial: { consents: false },
    translate: t,
    async onSubmit() {
      esignConsented.record({ isGiven: true })
      onConsent()
    },
  })
  const values = { bank: name, email: emails.support }
  return (
    <StepFrame title={t('disclosure.esign.title')} why={t('disclosure.esign.why')} back="/fund-account">
      <Form form={form}>
        {parts.map((part) => (
          <Stack key={part} gap={8}>
            <SectionHeading>{t(`disclosure.esign.${part}.title`)}</SectionHeading>
            <p>{t(`disclosure.esign.${part}`, values)}</p>
          </Stack>
        ))}
        <SystemRequirements />
        <CheckboxField {...form.field('consents')} label={t('disclosure.esign.agree')} isOptional={false} />
        <Button type="submit" isBusy={form.isBusy} isFullWidth>
          {t('disclosure.esign.submit')}
        </Button>
        <PaperInstead />
      </Form>
    </StepFrame>
  )
}
