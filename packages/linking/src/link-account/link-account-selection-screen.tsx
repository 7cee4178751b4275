import { type LinkedAccount, type LinkedAccounts, linkedAccountsQuery } from '@coffer/api-client/linking'
import { hasRoomForBank, MAX_LINKED_BANKS } from '@coffer/domain/linked-banks'
import { QueryBoundary, type QueryLike } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'
import { LinkChoiceForm } from './link-choice-form.tsx'
import { LinkInstantly } from './link-instantly.tsx'
import { LinkedAccountList } from './linked-account-list.tsx'
import { type LinkingChoices, linkingChoices, nextAction } from './linked-account.ts'
import { useLinkingFlow } from './linking-flow.ts'
import { RelinkNotice } from './relink-notice.tsx'

/** `isReturn`: the depositor returned from the linking window, so the heading takes the focus. */
type Stage =
  | { status: 'choice'; isReturn: boolean; alreadyLinked: LinkedAccount | null }
  | { status: 'instant' }

/**
 * `/registration/link-account-selection`, `/relink/selection`, `/my-account/link-bank`: the choice of a linking method
 * that the linking mode allows.
 */
export function LinkAccountSelectionScreen() {
  const linked = useQuery(linkedAccountsQuery())
  const [stage, setStage] = useState<Stage>({ status: 'choice', isReturn: false, alreadyLinked: null })
  if (stage.status === 'instant') {
    return (
      <FocusOnMount key="instant">
        <InstantStage
          linked={linked.data}
          onBack={(alreadyLinked) => setStage({ status: 'choice', isReturn: true, alreadyLinked })}
        />
      </FocusOnMount>
    )
  }
  const choice = (
    <ChoiceStage
      linked={linked}
      alreadyLinked={stage.alreadyLinked}
      onInstant={() => setStage({ status: 'instant' })}
    />
  )
  return stage.isReturn ? <FocusOnMount key="choice">{choice}</FocusOnMount> : choice
}

interface InstantStageProps {
  linked: LinkedAccounts | undefined
  /** Returns to the choice, with the account if it was already linked. */
  onBack: (alreadyLinked: LinkedAccount | null) => void
}

function InstantStage({ linked, onBack }: InstantStageProps) {
  const t = useTranslations()
  const { methods, institution } = offeredChoices(linked)
  return (
    <StepFrame
      title={institution ? t('instant.title.sameInstitution', { institution }) : t('instant.title')}
      why={institution ? t('instant.why.sameInstitution', { institution }) : t('instant.why')}
    >
      <LinkInstantly
        isManualOffered={methods.includes('manual')}
        onLeave={() => onBack(null)}
        onAlreadyLinked={onBack}
      />
    </StepFrame>
  )
}

interface ChoiceStageProps {
  linked: QueryLike<LinkedAccounts>
  alreadyLinked: LinkedAccount | null
  onInstant: () => void
}

function ChoiceStage({ linked, alreadyLinked, onInstant }: ChoiceStageProps) {
  const t = useTranslations()
  const { name, messages, paths } = useLinkingFlow()
  const { methods, institution } = offeredChoices(linked.data)
  return (
    <StepFrame
      title={institution ? t(messages.titleSame, { institution }) : t(messages.title)}
      why={institution ? t(messages.whySame, { institution }) : t(messages.why)}
      {...(name === 'another' && { back: paths.later })}
    >
      <QueryBoundary query={linked}>
        {({ accounts }) => (
          <>
            {alreadyLinked ? (
              <AlreadyLinkedNotice account={alreadyLinked} />
            ) : (
              name === 'relink' && <RelinkNotice accounts={accounts} />
            )}
            <LinkedAccountList accounts={accounts} />
            {name === 'another' && !hasRoomForBank(accounts) ? (
              <NoRoomNotice />
            ) : (
              <LinkChoiceForm methods={methods} accounts={accounts} onInstant={onInstant} />
            )}
          </>
        )}
      </QueryBoundary>
    </StepFrame>
  )
}

const offeredChoices = (linked: LinkedAccounts | undefined): LinkingChoices =>
  linked ? linkingChoices(linked) : { methods: [], institution: null }

/** Says that the chosen account was already linked. */
function AlreadyLinkedNotice({ account }: { account: LinkedAccount }) {
  const t = useTranslations()
  const values = useLinkedAccountValues()
  const isUsable = nextAction(account) === 'use'
  return (
    <Notice severity={isUsable ? 'info' : 'warning'} title={t('alreadyLinked.title')} isAnnounced>
      {t(isUsable ? 'alreadyLinked.usable' : 'alreadyLinked.unusable', values(account))}
    </Notice>
  )
}

/** Shown in place of the choice when the limit of linked banks is reached. */
function NoRoomNotice() {
  const t = useTranslations()
  const { paths } = useLinkingFlow()
  return (
    <>
      <Notice severity="info" title={t('another.noRoom.title', { most: MAX_LINKED_BANKS })}>
        {t('another.noRoom.body')}
      </Notice>
      <ButtonLink to={paths.later} isFullWidth>
        {t('another.afterwards')}
      </ButtonLink>
    </>
  )
}
