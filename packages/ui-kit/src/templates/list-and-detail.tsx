import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, space } from '../foundations/tokens.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[24]};

  > :first-child {
    display: none;
  }

  ${media.columns} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);

    > :first-child {
      display: block;
    }
  }
`

/** A list beside the detail that is opened from it. Below 1024 px the detail replaces the list. */
export function ListAndDetail({ list, detail }: { list: ReactNode; detail: ReactNode }) {
  if (!detail) return list
  if (!list) return detail
  return (
    <Columns>
      <div>{list}</div>
      {detail}
    </Columns>
  )
}
