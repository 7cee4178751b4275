import { role } from '@coffer/branding/roles'
import type { Branding } from '@coffer/branding/schema'
import type { Theme } from '@coffer/branding/theme'
import { useInsurer } from '@coffer/session/branding'
import { InsurerSign } from '@coffer/ui-kit/insurer-sign'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'

const CoverFrame = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};
  padding: ${space[48]} clamp(${space[24]}, 6vw, ${space[48]});
  border-block-end: 6px solid ${role('log-in-panel-edge')};
  border-radius: 0.25rem;
  background: ${role('log-in-panel')};
  color: ${role('on-log-in-panel')};
  break-inside: avoid;

  img {
    height: 3.5rem;
    max-width: 100%;
    object-fit: contain;
    object-position: left center;
  }
`
const Title = styled.h1`
  max-width: 24ch;
  font-size: clamp(${size[24]}, 1rem + 3vw, ${size[44]});
  font-weight: ${weight.black};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[32]};
  font-size: ${size[14]};

  dt {
    font-weight: ${weight.bold};
  }

  dd {
    overflow-wrap: anywhere;
  }
`

/** The cover, with logo and name. */
export function Cover({ branding, theme }: { branding: Branding; theme: Theme }) {
  const { name, shortName, logos, logoAltText, emails, phoneSupport } = branding
  const insurer = useInsurer()
  const facts = [
    ['Short name', shortName],
    ['Support by email', emails.support],
    ['Support by phone', phoneSupport],
    ['Deposit insurer', insurer],
  ] as const
  return (
    <CoverFrame>
      <img src={logos[theme.logInLogo]} alt={logoAltText} />
      <div>
        <p>Brand sheet</p>
        <Title dir="auto">{name}</Title>
      </div>
      <Facts>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </Facts>
      {insurer !== 'none' && <InsurerSign insurer={insurer} on="log-in-panel" />}
    </CoverFrame>
  )
}
