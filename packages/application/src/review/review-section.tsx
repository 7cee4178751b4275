import { Card, Cluster, DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'

export interface ReviewItem {
  label: string
  value: ReactNode
}

interface ReviewSectionProps {
  title: string
  /** The way back to it. */
  edit: ReactNode
  /** What has no value was not asked for and is left out. */
  items: readonly ReviewItem[]
}

/** One part of an application, with the way back to it. */
export function ReviewSection({ title, edit, items }: ReviewSectionProps) {
  return (
    <Card label={title}>
      <Stack gap={16}>
        <Cluster justify="between">
          <SectionHeading>{title}</SectionHeading>
          {edit}
        </Cluster>
        <DefinitionList items={items.filter(({ value }) => value !== null && value !== '')} />
      </Stack>
    </Card>
  )
}
