import type { JointHolder } from '@coffer/api-client/joint'
import { holderState } from '@coffer/domain/joint'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { Application } from '../application/application.tsx'
import { Back } from '../application/back.tsx'
import { nameOf } from '../application/name.ts'
import { useTranslations } from '../messages.ts'
import { Declined, Joined, Started, UnderReview } from './going-on.tsx'
import { Invited } from './invited.tsx'
import { Nobody } from './nobody.tsx'

/** `/joint-account/account-holder`: who shares the account, or how far that is. */
export function AccountHolderScreen() {
  return (
    <Stack gap={24} width="form">
      <Back to="/my-account" />
      <Application level={1}>{(holder) => <HolderState holder={holder} />}</Application>
    </Stack>
  )
}

function HolderState({ holder }: { holder: JointHolder | null }) {
  const t = useTranslations()
  const state = holderState(holder)
  return (
    <Stack gap={24}>
      <PageHeading title={t(`holder.${state}.title`, { name: holder ? nameOf(holder) : '' })}>
        {t(`holder.${state}.why`, { name: holder ? nameOf(holder) : '' })}
      </PageHeading>
      {holder === null ? <Nobody /> : <Somebody state={state} holder={holder} />}
    </Stack>
  )
}

type State = ReturnType<typeof holderState>

function Somebody({ state, holder }: { state: State; holder: JointHolder }) {
  switch (state) {
    case 'none':
      return null
    case 'started':
      return <Started holder={holder} />
    case 'invited':
      return <Invited holder={holder} />
    case 'under-review':
      return <UnderReview holder={holder} />
    case 'declined':
      return <Declined holder={holder} />
    case 'joined':
      return <Joined holder={holder} />
    default:
      return state satisfies never
  }
}
