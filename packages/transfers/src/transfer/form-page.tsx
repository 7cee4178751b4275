import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'

/** A heading and one column below it. */
export function FormPage({ title, why, children }: { title: string; why?: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={32} width="form">
      <PageHeading title={title}>{why}</PageHeading>
      {children}
    </Stack>
  )
}
