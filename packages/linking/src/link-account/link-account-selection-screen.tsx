import { type QueryLike, QueryBoundary } from '@coffer/errors/query-boundary'
import { type LinkedAccount, type LinkedAccounts, linkedAccountsQuery } from '@coffer/api-client/linking'
import { StepFrame } from '@coffer/router/step-frame'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'
import { KnownAlready } from './known-already.tsx'
import { LinkChoiceForm } from './link-choice-form.tsx'
import { linkingChoices, type LinkingChoices } from './linked-account.ts'
import { useLinkingFlow } from './linking-flow.ts'
import { LinkInstantly } from './link-instantly.tsx'
import { LinkStanding } from './link-standing.tsx'
import { RelinkWhy } from './relink-why.tsx'

/** `isBack`: from the linking window, so that the heading takes the focus again. */
type Stage = { at: 'choice'; isBack: boolean; known: LinkedAccount | null } | { at: 'instant' }

/** `/registration/link-account-selection`, `/relink/selection`: instantly or by bank details, as the linking mode allows. */
export function LinkAccountSelectionScreen() {
  const linked = useQuery(linkedAccountsQuery())
  const [stage, setStage] = useState<Stage>({ at: 'choice', isBack: false, known: null })
  if (stage.at === 'instant') {
    return (
      <FocusOnMount key="instant">
        <InstantStage
          linked={linked.data}
          onBack={(known) => setStage({ at: 'choice', isBack: true, known })}
        />
      </FocusOnMount>
    )
  }
  const choice = (
    <ChoiceStage linked={linked} known={stage.known} onInstant={() => setStage({ at: 'instant' })} />
  )
  return stage.isBack ? <FocusOnMount key="choice">{choice}</FocusOnMount> : choice
}

interface InstantStageProps {
  linked: LinkedAccounts | undefined
  /** Back to the choice; with an account where it was known already. */
  onBack: (known: LinkedAccount | null) => void
}

function InstantStage({ linked, onBack }: InstantStageProps) {
  const t = useTranslations()
  const { ways, institution } = choicesOf(linked)
  return (
    <StepFrame
      title={institution ? t('instant.title.sameInstitution', { institution }) : t('instant.title')}
      why={institution ? t('instant.why.sameInstitution', { institution }) : t('instant.why')}
    >
      <LinkInstantly
        isManualOffered={ways.includes('manual')}
        onLeave={() => onBack(null)}
        onKnown={onBack}
      />
    </StepFrame>
  )
}

interface ChoiceStageProps {
  linked: QueryLike<LinkedAccounts>
  known: LinkedAccount | null
  onInstant: () => void
}

function ChoiceStage({ linked, known, onInstant }: ChoiceStageProps) {
  const t = useTranslations()
  const { name, words } = useLinkingFlow()
  const { ways, institution } = choicesOf(linked.data)
  return (
    <StepFrame
      title={institution ? t(words.titleSame, { institution }) : t(words.title)}
      why={institution ? t(words.whySame, { institution }) : t(words.why)}
    >
      <QueryBoundary query={linked}>
        {({ accounts }) => (
          <>
            {known ? (
              <KnownAlready account={known} />
            ) : (
              name === 'relink' && <RelinkWhy accounts={accounts} />
            )}
            <LinkStanding accounts={accounts} />
            <LinkChoiceForm ways={ways} accounts={accounts} onInstant={onInstant} />
          </>
        )}
      </QueryBoundary>
    </StepFrame>
  )
}

const choicesOf = (linked: LinkedAccounts | undefined): LinkingChoices =>
  linked ? linkingChoices(linked) : { ways: [], institution: null }
