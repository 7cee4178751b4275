import { Card, Cluster, DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'

export interface ReviewItem {
  label: string
  value: ReactNode
}

interface ReviewSectionProps {
  title: string
  /** The link to the step of the section. */
  edit: ReactNode
  /** Items without a value are left out. */
  items: readonly ReviewItem[]
}

/** One section of the review, with the link to its step. */
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
