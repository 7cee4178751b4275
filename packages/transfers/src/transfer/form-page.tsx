import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'

interface FormPageProps {
  title: string
  why?: ReactNode
  /** A form that holds itself to its measure, beside a summary. */
  isSummarized?: boolean
  children: ReactNode
}

/** A heading and one column below it. */
export function FormPage({ title, why, isSummarized = false, children }: FormPageProps) {
  return (
    <Stack gap={32} {...(!isSummarized && { width: 'form' })}>
      <PageHeading title={title}>{why}</PageHeading>
      {children}
    </Stack>
  )
}
