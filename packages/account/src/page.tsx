import { BackLink } from '@coffer/router/link'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Page } from '@coffer/ui-kit/page'
import type { ReactNode } from 'react'
import { useTranslations } from './messages.ts'

interface SettingPageProps {
  title: string
  lead?: ReactNode
  back: '/my-account' | '/my-account/edit-user-info'
  children: ReactNode
}

/** The page of one setting, with a link back to My account. */
export function SettingPage({ back, ...page }: SettingPageProps) {
  const t = useTranslations()
  const label = t(back === '/my-account' ? 'back.my-account' : 'back.information')
  return <Page width="form" back={<BackLink to={back}>{label}</BackLink>} {...page} />
}

/** A section of a screen, with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={16}>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </Stack>
  )
}
