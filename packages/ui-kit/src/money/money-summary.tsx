import { role } from '@coffer/branding/roles'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { text } from '../foundations/text.ts'
import { cardStyles, cardTint } from '../foundations/surfaces.ts'
import { media, space, weight } from '../foundations/tokens.ts'
import { Amount } from './amount.tsx'

const Frame = styled.section`
  ${cardStyles}
  ${text.small}
  overflow: hidden;
`
const Head = styled.div`
  display: none;

  ${media.columns} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    padding: ${space[16]} ${space[16]} ${space[4]};
  }

  & > :first-child {
    color: ${role('text-soft')};
  }
`
const Rows = styled.dl`
  padding: ${space[4]} ${space[16]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[12]};
  padding-block: ${space[8]};
  border-block-end: 1px solid ${role('hairline')};

  &:last-child {
    border-block-end: 0;
  }

  /* Hidden if the summary is below the form, which shows the same value. */
  &[data-is='in-form'] {
    display: none;
  }

  ${media.columns} {
    &[data-is='in-form'] {
      display: flex;
    }
  }

  dt {
    color: ${role('text-soft')};
  }

  dd {
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums lining-nums;
  }
`
const Note = styled.div`
  padding: ${space[12]} ${space[16]};
  background: ${cardTint};
  color: ${role('on-primary-soft')};

  &:empty {
    display: none;
  }
`

export interface MoneySummaryItem {
  label: string
  value: ReactNode
  /** Whether the form itself shows the value. It is then omitted if the summary is below the form. */
  isInForm?: boolean
}

interface MoneySummaryProps {
  /** The accessible name. */
  label: string
  amount: { label: string; cents: number }
  items: readonly MoneySummaryItem[]
  /** A note about what the money earns. */
  note?: ReactNode
}

/** A live preview of what a money form would do. Not a live region, which would interrupt typing. */
export function MoneySummary({ label, amount, items, note }: MoneySummaryProps) {
  return (
    <Frame aria-label={label}>
      <Head>
        <span>{amount.label}</span>
        <Amount cents={amount.cents} size="large" />
      </Head>
      <Rows>
        {items.map((item) => (
          <Row key={item.label} data-is={item.isInForm ? 'in-form' : undefined}>
            <dt>{item.label}</dt>
            <dd>{item.value}</dd>
          </Row>
        ))}
      </Rows>
      {note && <Note>{note}</Note>}
    </Frame>
  )
}
