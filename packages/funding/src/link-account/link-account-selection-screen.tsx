import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { StepFrame } from '@coffer/router/step-frame'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../loaded/loaded.tsx'
import { useWords } from '../words.ts'
import { LinkChoiceForm } from './link-choice-form.tsx'
import { linkingChoices, type LinkingWay } from './linked-account.ts'
import { LinkInstantly } from './link-instantly.tsx'
import { LinkStanding } from './link-standing.tsx'

/** `/registration/link-account-selection`: instantly or by bank details, as the linking mode allows. */
export function LinkAccountSelectionScreen() {
  const t = useWords()
  const linked = useQuery(linkedAccountsQuery())
  const [chosen, setChosen] = useState<LinkingWay | null>(null)
  const { ways, institution } = linked.data ? linkingChoices(linked.data) : { ways: [], institution: null }
  if (chosen === 'instant') {
    return (
      <StepFrame
        title={institution ? t('instant.title.sameInstitution', { institution }) : t('instant.title')}
        why={t('instant.why')}
      >
        <LinkInstantly
          isManualOffered={ways.includes('manual')}
          isFirst={linked.data?.accounts.length === 0}
          onLeave={() => setChosen(null)}
        />
      </StepFrame>
    )
  }
  return (
    <StepFrame
      title={institution ? t('link.title.sameInstitution', { institution }) : t('link.title')}
      why={institution ? t('link.why.sameInstitution', { institution }) : t('link.why')}
    >
      <Loaded query={linked}>
        {({ accounts }) => (
          <>
            <LinkStanding accounts={accounts} />
            <LinkChoiceForm ways={ways} onInstant={() => setChosen('instant')} />
          </>
        )}
      </Loaded>
    </StepFrame>
  )
}
