import type { JointHolder } from '@coffer/api-client/joint'
import { ButtonLink } from '@coffer/router/link'
import { useInsurer } from '@coffer/session/branding'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Page } from '@coffer/ui-kit/page'
import { HolderApplication } from '../application/holder-application.tsx'
import { BackToMyAccount } from '../application/back-link.tsx'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { holderName } from '../application/holder-name.ts'
import { useTranslations } from '../messages.ts'

/** `/joint-account`: what sharing the account means, before anyone is invited. */
export function JointAccountScreen() {
  const t = useTranslations()
  const insurer = useInsurer()
  return (
    <Page title={t('about.title')} lead={t('about.why')} width="reading" back={<BackToMyAccount />}>
      <Part
        title={t('about.means.title')}
        items={[
          t('about.means.owners'),
          t('about.means.see'),
          t('about.means.you'),
          ...(insurer === 'none' ? [] : [t('about.means.insured', { insurer })]),
        ]}
      />
      <Part
        title={t('about.hand.title')}
        items={[t('about.hand.contact'), t('about.hand.person'), t('about.hand.rest')]}
      />
      <Part
        title={t('about.next.title')}
        items={[t('about.next.invitation'), t('about.next.check'), t('about.next.until')]}
      />
      <HolderApplication>{(holder) => <Begin holder={holder} />}</HolderApplication>
    </Page>
  )
}

function Part({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Stack gap={12}>
      <SectionHeading>{title}</SectionHeading>
      <BulletList items={items} />
    </Stack>
  )
}

function Begin({ holder }: { holder: JointHolder | null }) {
  const t = useTranslations()
  if (holder === null) return <ButtonLink to="/joint-account/contact">{t('about.begin')}</ButtonLink>
  return (
    <Stack gap={12}>
      <p>{t('about.begun', { name: holderName(holder) })}</p>
      <div>
        <ButtonLink to="/joint-account/resume">{t('about.resume')}</ButtonLink>
      </div>
    </Stack>
  )
}
