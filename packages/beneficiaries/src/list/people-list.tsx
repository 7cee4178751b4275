import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { nameOf } from '../shares/groups.ts'
import { useTranslations } from '../messages.ts'

const List = styled.ul`
  display: grid;
  margin-inline: -${space[12]};

  &[data-beside='true'] {
    margin-inline: 0;
  }
`
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  padding: ${space[16]} ${space[12]};
  border-block-end: 1px solid ${role('hairline')};

  &:last-child {
    border-block-end: 0;
  }

  &:hover,
  &[data-current='true'] {
    background: ${role('surface-sunken')};
  }

  /* The whole row leads there. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
const Name = styled.span`
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
`
const Relationship = styled.span`
  grid-column: 1;
  color: ${role('text-soft')};
`
const Share = styled.span`
  grid-area: 1 / 2 / span 2;
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
`

interface PeopleListProps {
  people: readonly Beneficiary[]
  /** The one that stands beside the list. */
  current?: string
}

/** Who they are and how much they receive; each leads to the details. */
export function PeopleList({ people, current }: PeopleListProps) {
  const t = useTranslations()
  const { wholePercent } = useFormats()
  return (
    <List data-beside={current !== undefined}>
      {people.map((one) => (
        <Row key={one.uuid} data-current={one.uuid === current}>
          <Name>
            <Link to="/beneficiary/details" search={{ id: one.uuid }}>
              {nameOf(one)}
            </Link>
          </Name>
          <Relationship>
            {t(`relationship.${one.relationship}`)}
            {current !== undefined && ` · ${t(`group.${one.designation}.short`)}`}
          </Relationship>
          <Share>{wholePercent(one.allocation)}</Share>
        </Row>
      ))}
    </List>
  )
}
