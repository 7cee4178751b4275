import { role } from '@coffer/branding/roles'
import { Link } from '@coffer/router/link'
import { useCapability } from '@coffer/session/capabilities'
import { Icon } from '@coffer/ui-kit/icon'
import { Card } from '@coffer/ui-kit/layout'
import { cardInset } from '@coffer/ui-kit/surfaces'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[16]};
  align-items: center;
  padding: ${space[16]};
  border-block-end: 1px solid ${role('hairline')};
  color: ${role('text-soft')};

  &:last-child {
    border-block-end: 0;
  }

  &:hover {
    background: ${cardInset};
  }

  /* The whole row is the link. */
  a {
    color: ${role('text')};
    font-weight: ${weight.bold};
    text-decoration: none;
  }

  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`
const Description = styled.p`
  font-size: ${size[14]};
`

const parts = [
  { part: 'statements', to: '/dashboard/documents/statements' },
  { part: 'taxes', to: '/dashboard/documents/taxes' },
  { part: 'disclosures', to: '/disclosures' },
] as const
const proofs = { part: 'proofs', to: '/dashboard/documents/proofs' } as const

/** Links to each kind of document. */
export function HubLinks() {
  const t = useTranslations()
  const hasProofs = useCapability('proofs')
  return (
    <Card label={t('hub.links')} isFlush>
      <List>
        {(hasProofs ? [...parts, proofs] : parts).map(({ part, to }) => (
          <Row key={part}>
            <Icon name="document" />
            <div>
              <Link to={to}>{t(`hub.${part}`)}</Link>
              <Description>{t(`hub.${part}.why`)}</Description>
            </div>
            <Icon name="chevron-right" size="small" />
          </Row>
        ))}
      </List>
    </Card>
  )
}
