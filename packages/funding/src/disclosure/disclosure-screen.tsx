import { activeDisclosuresQuery } from '@coffer/api-client/disclosures'
import { StepFrame } from '@coffer/router/step-frame'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../loaded/loaded.tsx'
import { useWords } from '../words.ts'
import { AgreementForm } from './agreement-form.tsx'

/** `/fund-account/disclosure`: read and agree to each document. */
export function DisclosureScreen() {
  const t = useWords()
  const disclosures = useQuery(activeDisclosuresQuery())
  return (
    <StepFrame title={t('disclosure.title')} why={t('disclosure.why')} back="/fund-account">
      <Loaded query={disclosures}>{(active) => <AgreementForm disclosures={active} />}</Loaded>
    </StepFrame>
  )
}
