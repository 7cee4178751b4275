import type { ReactNode } from 'react'
import { PageHeading } from '../layout/headings.tsx'
import { Cluster, Stack } from '../layout/flow.tsx'

interface PageFrameProps {
  /** Maximum width of the column: of a form, of reading text, or none. */
  width?: 'form' | 'reading' | 'full'
  back?: ReactNode
  children: ReactNode
}

/** One column below a back link, for a screen that renders its heading after its data has loaded. */
export function PageFrame({ width = 'full', back, children }: PageFrameProps) {
  return (
    <Stack gap={24} {...(width !== 'full' && { width })}>
      {back}
      {children}
    </Stack>
  )
}

interface PageProps extends PageFrameProps {
  title: string
  /** A sentence about the purpose of the page. */
  lead?: ReactNode
  /** Shown beside the heading. */
  action?: ReactNode
}

/** One column below a back link and a heading. */
export function Page({ title, lead, action, children, ...frame }: PageProps) {
  const heading = <PageHeading title={title}>{lead}</PageHeading>
  return (
    <PageFrame {...frame}>
      {action ? (
        <Cluster justify="between">
          {heading}
          {action}
        </Cluster>
      ) : (
        heading
      )}
      {children}
    </PageFrame>
  )
}
