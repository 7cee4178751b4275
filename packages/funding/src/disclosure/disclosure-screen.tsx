import { QueryBoundary } from '@coffer/errors/query-boundary'
import { activeDisclosuresQuery } from '@coffer/api-client/disclosures'
import { StepFrame } from '@coffer/router/step-frame'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FundedBoundary } from '../fund-account/funded-boundary.tsx'
import { useTranslations } from '../messages.ts'
import { AgreementForm } from './agreement-form.tsx'
import { EsignConsent } from './esign-consent.tsx'
import { EnglishOnly } from './english-only.tsx'
import { SignedConsent } from './signed-consent.tsx'
import { useDisclosuresStep } from './use-disclosures-step.ts'
import { esignConsented } from '../results.ts'

/** `/fund-account/disclosure`: the consent to electronic documents, then each document to read and agree to. */
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
  if (isJustGiven) {
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
  const active = disclosures.data ?? []
  const consent = active.find(({ isElectronicConsent }) => isElectronicConsent)
  if (consent?.signedAt === null) {
    return <SignedConsent consent={consent} onConsent={() => setJustGiven(true)} />
  }
  // A signed document implies an earlier consent; without active documents there is nothing to consent to.
  const isAsked = consented === null && active.length > 0 && active.every(({ signedAt }) => signedAt === null)
  return isAsked ? <EsignConsent onConsent={() => setJustGiven(true)} /> : <Documents />
}

function Documents() {
  const t = useTranslations()
  const disclosures = useQuery(activeDisclosuresQuery())
  const step = useDisclosuresStep()
  return (
    <StepFrame title={t('disclosure.title')} why={t('disclosure.why')} back="/fund-account">
      <EnglishOnly />
      <QueryBoundary query={disclosures}>
        {(active) => (
          <AgreementForm
            disclosures={active.filter(({ isElectronicConsent }) => !isElectronicConsent)}
            step={step}
            submit={t('disclosure.submit')}
          />
        )}
      </QueryBoundary>
    </StepFrame>
  )
}
