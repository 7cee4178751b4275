import type { JointHolder } from '@coffer/api-client/joint'
import { holderState } from '@coffer/domain/joint'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { PageFrame } from '@coffer/ui-kit/page'
import { HolderApplication } from '../application/holder-application.tsx'
import { BackToMyAccount } from '../application/back-link.tsx'
import { holderName } from '../application/holder-name.ts'
import { useTranslations } from '../messages.ts'
import { DeclinedHolder, JoinedHolder, StartedHolder, HolderUnderReview } from './holder-status.tsx'
import { InvitedHolder } from './invited-holder.tsx'
import { AddHolder } from './add-holder.tsx'

/** `/joint-account/account-holder`: the joint holder and the status of the application. */
export function AccountHolderScreen() {
  return (
    <PageFrame width="form" back={<BackToMyAccount />}>
      <HolderApplication level={1}>{(holder) => <HolderState holder={holder} />}</HolderApplication>
    </PageFrame>
  )
}

function HolderState({ holder }: { holder: JointHolder | null }) {
  const t = useTranslations()
  const state = holderState(holder)
  return (
    <Stack gap={24}>
      <PageHeading title={t(`holder.${state}.title`, { name: holder ? holderName(holder) : '' })}>
        {t(`holder.${state}.why`, { name: holder ? holderName(holder) : '' })}
      </PageHeading>
      {holder === null ? <AddHolder /> : <HolderDetails state={state} holder={holder} />}
    </Stack>
  )
}

type State = ReturnType<typeof holderState>

function HolderDetails({ state, holder }: { state: State; holder: JointHolder }) {
  switch (state) {
    case 'none':
      return null
    case 'started':
      return <StartedHolder holder={holder} />
    case 'invited':
      return <InvitedHolder holder={holder} />
    case 'under-review':
      return <HolderUnderReview holder={holder} />
    case 'declined':
      return <DeclinedHolder holder={holder} />
    case 'joined':
      return <JoinedHolder holder={holder} />
    default:
      return state satisfies never
  }
}
