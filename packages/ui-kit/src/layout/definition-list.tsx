import { role } from '@coffer/branding/roles'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { space, weight } from '../foundations/tokens.ts'

const Definitions = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &:first-child > :first-child {
    padding-block-start: 0;
  }
`
const Definition = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]} ${space[24]};
  padding-block: ${space[12]};
  border-block-end: 1px solid ${role('hairline')};

  &:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }

  dt,
  dd {
    min-width: 0;
  }

  dt {
    color: ${role('text-soft')};
  }

  dd {
    font-weight: ${weight.bold};
  }
`

export interface DefinitionItem {
  label: string
  value: ReactNode
}

/** Terms and values in rows. */
export function DefinitionList({ items }: { items: readonly DefinitionItem[] }) {
  return (
    <Definitions>
      {items.map((item) => (
        <Definition key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </Definition>
      ))}
    </Definitions>
  )
}
