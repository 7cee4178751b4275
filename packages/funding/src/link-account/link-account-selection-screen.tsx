import { type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import { StepFrame } from '@coffer/router/step-frame'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../loaded/loaded.tsx'
import { useWords } from '../words.ts'
import { KnownAlready } from './known-already.tsx'
import { LinkChoiceForm } from './link-choice-form.tsx'
import { linkingChoices } from './linked-account.ts'
import { useLinkingFlow } from './linking-flow.ts'
import { LinkInstantly } from './link-instantly.tsx'
import { LinkStanding } from './link-standing.tsx'
import { RelinkWhy } from './relink-why.tsx'

type Stage = { at: 'choice'; known: LinkedAccount | null } | { at: 'instant' }

/** `/registration/link-account-selection`, `/relink/selection`: instantly or by bank details, as the linking mode allows. */
export function LinkAccountSelectionScreen() {
  const t = useWords()
  const { name, words } = useLinkingFlow()
  const linked = useQuery(linkedAccountsQuery())
  const [stage, setStage] = useState<Stage>({ at: 'choice', known: null })
  const { ways, institution } = linked.data ? linkingChoices(linked.data) : { ways: [], institution: null }
  if (stage.at === 'instant') {
    return (
      <StepFrame
        title={institution ? t('instant.title.sameInstitution', { institution }) : t('instant.title')}
        why={institution ? t('instant.why.sameInstitution', { institution }) : t('instant.why')}
      >
        <LinkInstantly
          isManualOffered={ways.includes('manual')}
          onLeave={() => setStage({ at: 'choice', known: null })}
          onKnown={(known) => setStage({ at: 'choice', known })}
        />
      </StepFrame>
    )
  }
  return (
    <StepFrame
      title={institution ? t(words.titleSame, { institution }) : t(words.title)}
      why={institution ? t(words.whySame, { institution }) : t(words.why)}
    >
      <Loaded query={linked}>
        {({ accounts }) => (
          <>
            {stage.known ? (
              <KnownAlready account={stage.known} />
            ) : (
              name === 'relink' && <RelinkWhy accounts={accounts} />
            )}
            <LinkStanding accounts={accounts} />
            <LinkChoiceForm ways={ways} accounts={accounts} onInstant={() => setStage({ at: 'instant' })} />
          </>
        )}
      </Loaded>
    </StepFrame>
  )
}
