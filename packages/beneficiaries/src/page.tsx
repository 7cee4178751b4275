import { ButtonLink } from '@coffer/router/link'
import { Icon } from '@coffer/ui-kit/icon'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'
import { useTranslations } from './messages.ts'

interface PageProps {
  title: string
  description?: ReactNode
  /** Whether there is a list to go back to; my account, without one. */
  hasList?: boolean
  children: ReactNode
}

/** The layout of a screen below the list: back link, heading, one column. */
export function Page({ title, description, hasList = true, children }: PageProps) {
  return (
    <Stack gap={24} width="form">
      <BackLink hasList={hasList} />
      <PageHeading title={title}>{description}</PageHeading>
      {children}
    </Stack>
  )
}

export function BackLink({ hasList }: { hasList: boolean }) {
  const t = useTranslations()
  return (
    <div>
      <ButtonLink to={hasList ? '/beneficiary/list' : '/my-account'} variant="quiet">
        <Icon name="arrow-left" />
        {t(hasList ? 'back.list' : 'back.my-account')}
      </ButtonLink>
    </div>
  )
}
