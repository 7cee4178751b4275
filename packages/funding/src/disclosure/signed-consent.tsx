import type { Disclosure } from '@coffer/api-client/disclosures'
import { useLanguage } from '@coffer/i18n/language'
import { StepFrame } from '@coffer/router/step-frame'
import { Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'
import { AgreementForm } from './agreement-form.tsx'
import { ConsentTerms } from './consent-terms.tsx'
import { EnglishOnly } from './english-only.tsx'
import { legalLanguage } from './legal-language.ts'
import { PaperInstead } from './paper-instead.tsx'
import type { AgreementStep } from './use-agreement.ts'
import { useRefetchDisclosures } from './use-refetch-disclosures.ts'

interface SignedConsentProps {
  consent: Disclosure
  onConsent: () => void
}

/** The provider's own consent to electronic documents, signed once before the other documents are shown. */
export function SignedConsent({ consent, onConsent }: SignedConsentProps) {
  const t = useTranslations()
  const { language } = useLanguage()
  const refetchDisclosures = useRefetchDisclosures()
  const step: AgreementStep = {
    isComplete: (active) =>
      active.some(({ isElectronicConsent, signedAt }) => isElectronicConsent && signedAt),
    async onDone() {
      onConsent()
      await refetchDisclosures()
    },
  }
  return (
    <StepFrame title={t('disclosure.esign.title')} why={t('disclosure.esign.why')} back="/fund-account">
      <Stack gap={24}>
        {/* Our text in the page's language explains the legal text, which exists only in English. */}
        {language !== legalLanguage && <ConsentTerms />}
        <EnglishOnly />
        <AgreementForm disclosures={[consent]} step={step} submit={t('disclosure.esign.submit')} />
        <PaperInstead />
      </Stack>
    </StepFrame>
  )
}
