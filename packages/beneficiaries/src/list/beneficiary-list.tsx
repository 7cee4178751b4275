import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { cardInset } from '@coffer/ui-kit/surfaces'
import { space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { beneficiaryName } from '../shares/groups.ts'
import { useTranslations } from '../messages.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
    background: ${cardInset};
  }

  /* Makes the whole row a link. */
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

interface BeneficiaryListProps {
  beneficiaries: readonly Beneficiary[]
  /** The uuid of the beneficiary whose details are shown next to the list. */
  current?: string
}

/** Names, relationships and shares; each row links to its details. */
export function BeneficiaryList({ beneficiaries, current }: BeneficiaryListProps) {
  const t = useTranslations()
  const { wholePercent } = useFormats()
  return (
    <List data-beside={current !== undefined}>
      {beneficiaries.map((beneficiary) => (
        <Row key={beneficiary.uuid} data-current={beneficiary.uuid === current}>
          <Name>
            <Link to="/beneficiary/details" search={{ id: beneficiary.uuid }}>
              {beneficiaryName(beneficiary)}
            </Link>
          </Name>
          <Relationship>
            {[
              t(`relationship.${beneficiary.relationship}`),
              current !== undefined && t(`group.${beneficiary.designation}.short`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Relationship>
          <Share>{wholePercent(beneficiary.allocation)}</Share>
        </Row>
      ))}
    </List>
  )
}
