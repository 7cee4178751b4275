import { Link, type RoutePath } from '@coffer/router/link'
import { Card, Cluster, DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'

interface ReviewSectionProps {
  title: string
  edit: { to: RoutePath; label: string }
  /** What has no value was not asked for and is left out. */
  items: readonly { label: string; value: ReactNode }[]
}

/** One part of the application, with the way back to it. */
export function ReviewSection({ title, edit, items }: ReviewSectionProps) {
  return (
    <Card label={title}>
      <Stack gap={16}>
        <Cluster justify="between">
          <SectionHeading>{title}</SectionHeading>
          <Link to={edit.to}>{edit.label}</Link>
        </Cluster>
        <DefinitionList items={items.filter(({ value }) => value !== null && value !== '')} />
      </Stack>
    </Card>
  )
}
