import { ButtonLink } from '@coffer/router/link'
import { Icon } from '@coffer/ui-kit/icon'
import { PageHeading, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

interface PageProps {
  title: string
  why?: ReactNode
  /** The screen it was opened from. */
  back: '/my-account' | '/my-account/edit-user-info'
  children: ReactNode
}

/** A screen below my account: the way back, a heading, one column. */
export function Page({ title, why, back, children }: PageProps) {
  const t = useTranslations()
  return (
    <Stack gap={24} width="form">
      <div>
        <ButtonLink to={back} variant="quiet">
          <Icon name="arrow-left" />
          {t(back === '/my-account' ? 'back.my-account' : 'back.information')}
        </ButtonLink>
      </div>
      <PageHeading title={title}>{why}</PageHeading>
      {children}
    </Stack>
  )
}

/** A part of a screen with a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={16}>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </Stack>
  )
}
