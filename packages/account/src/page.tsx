import { ButtonLink } from '@coffer/router/link'
import { Icon } from '@coffer/ui-kit/icon'
import { PageHeading, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'
import { useTranslations } from './messages.ts'

interface PageProps {
  title: string
  description?: ReactNode
  back: '/my-account' | '/my-account/edit-user-info'
  children: ReactNode
}

/** The layout of a screen below my account: back link, heading, one column. */
export function Page({ title, description, back, children }: PageProps) {
  const t = useTranslations()
  return (
    <Stack gap={24} width="form">
      <div>
        <ButtonLink to={back} variant="quiet">
          <Icon name="arrow-left" />
          {t(back === '/my-account' ? 'back.my-account' : 'back.information')}
        </ButtonLink>
      </div>
      <PageHeading title={title}>{description}</PageHeading>
      {children}
    </Stack>
  )
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
