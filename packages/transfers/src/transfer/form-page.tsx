import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'

interface FormPageProps {
  title: string
  lead?: ReactNode
  /** Whether the form sets its own width, because a summary is beside it. */
  isSummarized?: boolean
  children: ReactNode
}

/** A heading with one column below it. */
export function FormPage({ title, lead, isSummarized = false, children }: FormPageProps) {
  return (
    <Stack gap={32} {...(!isSummarized && { width: 'form' })}>
      <PageHeading title={title}>{lead}</PageHeading>
      {children}
    </Stack>
  )
}
