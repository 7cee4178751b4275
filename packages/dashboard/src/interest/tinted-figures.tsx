import { role } from '@coffer/branding/roles'
import { Amount } from '@coffer/ui-kit/amount'
import { media, radius, size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding: ${space[24]} ${space[16]};
  border-radius: ${radius};
  background: ${role('primary-soft')};
  color: ${role('on-primary-soft')};
  container-type: inline-size;

  ${media.drawer} {
    padding: ${space[32]} ${space[24]};
  }
`
const Hero = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  > :last-child {
    color: ${role('text')};
  }
`
const Display = styled.span`
  font-size: min(clamp(${size[44]}, 13cqi, ${size[64]}), 16cqi);
  font-weight: ${weight.black};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.1;
  letter-spacing: -0.02em;
`
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  gap: ${space[16]};

  &:empty {
    display: none;
  }

  dt,
  dd[data-is='meaning'] {
    font-size: ${size[14]};
  }

  dd[data-is='value'] {
    font-size: ${size[20]};
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
`

export interface Fact {
  label: string
  value: string
  meaning?: string
}

interface TintedFiguresProps {
  label: string
  /** An amount in cents, or a text if it is not exact. */
  figure: number | string
  facts: readonly Fact[]
}

/** The main figure of a page, with those that explain it. */
export function TintedFigures({ label, figure, facts }: TintedFiguresProps) {
  return (
    <Frame>
      <Hero>
        <span>{label}</span>
        <Display>{typeof figure === 'number' ? <Amount cents={figure} /> : figure}</Display>
      </Hero>
      <Facts>
        {facts.map(({ label: name, value, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-is="value">{value}</dd>
            {meaning && <dd data-is="meaning">{meaning}</dd>}
          </div>
        ))}
      </Facts>
    </Frame>
  )
}
