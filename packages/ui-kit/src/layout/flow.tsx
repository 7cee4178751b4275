import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { measure, type Space, space } from '../foundations/tokens.ts'

const gaps = css`
  ${Object.entries(space)
    .map(([pixels, value]) => `&[data-gap='${pixels}'] { gap: ${value}; }`)
    .join('\n')}
`
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${gaps}

  &[data-width='form'] {
    max-width: ${measure.form};
  }

  &[data-width='reading'] {
    max-width: ${measure.reading};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${gaps}

  /* An item wider than the row shrinks to fit. */
  > * {
    min-width: 0;
  }

  &[data-justify='between'] {
    justify-content: space-between;
  }
`

/** A vertical stack. */
export function Stack({
  gap = 16,
  width,
  children,
}: {
  gap?: Space
  width?: 'form' | 'reading'
  children: ReactNode
}) {
  return (
    <Column data-gap={gap} data-width={width}>
      {children}
    </Column>
  )
}

/** A horizontal row that wraps. */
export function Cluster({
  gap = 16,
  justify = 'start',
  children,
}: {
  gap?: Space
  justify?: 'start' | 'between'
  children: ReactNode
}) {
  return (
    <Row data-gap={gap} data-justify={justify}>
      {children}
    </Row>
  )
}
