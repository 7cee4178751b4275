import { QueryBoundary } from '@coffer/errors/query-boundary'
import { activeDisclosuresQuery } from '@coffer/api-client/disclosures'
import { useLanguage } from '@coffer/i18n/language'
import { StepFrame } from '@coffer/router/step-frame'
import { Notice } from '@coffer/ui-kit/notice'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FundedBoundary } from '../fund-account/funded-boundary.tsx'
import { useTranslations } from '../messages.ts'
import { AgreementForm } from './agreement-form.tsx'
import { EsignConsent } from './esign-consent.tsx'
import { legalLanguage } from './legal-language.ts'
import { esignConsented } from '../results.ts'

/** `/fund-account/disclosure`: consent to electronic documents, then each to read and agree to. */
export function DisclosureScreen() {
  return (
    <FundedBoundary>
      <ConsentFirst />
    </FundedBoundary>
  )
}

function ConsentFirst() {
  const t = useTranslations()
  const disclosures = useQuery(activeDisclosuresQuery())
  const consented = esignConsented.use()
  const [isJustGiven, setJustGiven] = useState(false)
  if (consented && isJustGiven) {
    return (
      <FocusOnMount>
        <Documents />
      </FocusOnMount>
    )
  }
  const isKnown = consented !== null || disclosures.data !== undefined
  if (!isKnown) {
    return (
      <StepFrame title={t('disclosure.title')} back="/fund-account">
        <QueryBoundary query={disclosures}>{() => null}</QueryBoundary>
      </StepFrame>
    )
  }
  // Who signed one of them electronically has consented before; with none in force there is nothing to consent to.
  const active = disclosures.data ?? []
  const isAsked = consented === null && active.length > 0 && active.every(({ signedAt }) => signedAt === null)
  return isAsked ? <EsignConsent onConsent={() => setJustGiven(true)} /> : <Documents />
}

function Documents() {
  const t = useTranslations()
  const { language } = useLanguage()
  const disclosures = useQuery(activeDisclosuresQuery())
  return (
    <StepFrame title={t('disclosure.title')} why={t('disclosure.why')} back="/fund-account">
      {language !== legalLanguage && <Notice severity="info">{t('disclosure.onlyEnglish')}</Notice>}
      <QueryBoundary query={disclosures}>{(active) => <AgreementForm disclosures={active} />}</QueryBoundary>
    </StepFrame>
  )
}
