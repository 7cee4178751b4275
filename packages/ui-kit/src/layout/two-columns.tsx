import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, space } from '../foundations/tokens.ts'
import { Column } from './flow.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  ${media.columns} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${space[32]};
  }
`

/** A main column beside a narrower one from 1024 px; stacked below that. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Columns>
      <Column data-gap={24}>{main}</Column>
      <Column data-gap={24}>{side}</Column>
    </Columns>
  )
}
