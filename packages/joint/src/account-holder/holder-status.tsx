import type { JointHolder } from '@coffer/api-client/joint'
import { jointSteps } from '@coffer/domain/joint'
import { ButtonLink, Link } from '@coffer/router/link'
import { Card, Cluster, DefinitionList, Stack } from '@coffer/ui-kit/layout'
import { holderName } from '../application/holder-name.ts'
import { nextStep } from '../application/current-screen.ts'
import { useTranslations } from '../messages.ts'

interface HolderStatusProps {
  holder: JointHolder
}

/** An application that has not been sent, with links to continue or close it. */
export function StartedHolder({ holder }: HolderStatusProps) {
  const t = useTranslations()
  return (
    <Stack gap={24}>
      <HolderCard
        holder={holder}
        more={[{ label: t('holder.next'), value: t(`step.${nextStep(holder)}`) }]}
      />
      <p>{t('resume.left', { count: jointSteps.length - jointSteps.indexOf(nextStep(holder)) })}</p>
      <Cluster gap={24}>
        <ButtonLink to="/joint-account/resume">{t('about.resume')}</ButtonLink>
        <Link to="/joint-account/close-application">{t('close.link')}</Link>
      </Cluster>
    </Stack>
  )
}

/** A holder who has signed up but is not approved yet. */
export function HolderUnderReview({ holder }: HolderStatusProps) {
  const t = useTranslations()
  return (
    <Stack gap={24}>
      <HolderCard holder={holder} />
      <div>
        <ButtonLink to="/joint-account/reviewing-account">{t('holder.under-review.see')}</ButtonLink>
      </div>
    </Stack>
  )
}

/** A holder whom the bank has declined. */
export function DeclinedHolder({ holder }: HolderStatusProps) {
  const t = useTranslations()
  return (
    <Stack gap={24}>
      <HolderCard holder={holder} />
      <p>{t('holder.declined.next')}</p>
      <div>
        <ButtonLink to="/message-center/add-new-message" search={{ topic: 'joint' }} variant="secondary">
          {t('contactUs')}
        </ButtonLink>
      </div>
    </Stack>
  )
}

/** A holder who shares the account. */
export function JoinedHolder({ holder }: HolderStatusProps) {
  const t = useTranslations()
  return (
    <Stack gap={24}>
      <HolderCard holder={holder} />
      <p>{t('holder.joined.change')}</p>
      <div>
        <ButtonLink to="/message-center/add-new-message" search={{ topic: 'joint' }} variant="secondary">
          {t('contactUs')}
        </ButtonLink>
      </div>
    </Stack>
  )
}

interface HolderCardProps extends HolderStatusProps {
  more?: readonly { label: string; value: string }[]
}

function HolderCard({ holder, more = [] }: HolderCardProps) {
  const t = useTranslations()
  const name = holderName(holder)
  const named = name === holder.email ? [] : [{ label: t('holder.name'), value: name }]
  return (
    <Card label={name}>
      <DefinitionList items={[...named, { label: t('holder.email'), value: holder.email }, ...more]} />
    </Card>
  )
}
