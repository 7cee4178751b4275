import { type LogoShape, logoShapes } from '@coffer/branding/logo-shapes'
import { role } from '@coffer/branding/roles'
import type { Branding } from '@coffer/branding/schema'
import type { Theme } from '@coffer/branding/theme'
import { Icon } from '@coffer/ui-kit/icon'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { Grid, Part, Specimen } from '../page/sheet.tsx'
import { type LogoBackground, logoBackgrounds, isLegible } from './logo-backgrounds.ts'

const names: Readonly<Record<LogoShape, string>> = {
  'hor-color': 'Name beside the mark, in color',
  'hor-white': 'Name beside the mark, in white',
  'sq-color': 'The mark alone, in color',
  'sq-white': 'The mark alone, in white',
}

const Tile = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  break-inside: avoid;
`
const Background = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 6rem;
  padding: ${space[16]};
  border: 1px solid ${role('hairline')};
  border-radius: 0.25rem;

  img {
    height: 2.5rem;
    max-width: 100%;
    object-fit: contain;
  }
`
/** A strike-through for light and dark backgrounds. */
const Stroke = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  line {
    stroke: ${role('surface')};
    stroke-width: 5;
    vector-effect: non-scaling-stroke;
  }

  line + line {
    stroke: ${role('error')};
    stroke-width: 2;
  }
`
const Verdict = styled.figcaption`
  display: flex;
  gap: ${space[8]};
  align-items: start;
  font-size: ${size[14]};

  svg {
    flex: none;
    margin-block-start: 1px;
  }

  &[data-legible='true'] svg {
    color: ${role('success')};
  }

  &[data-legible='false'] {
    color: ${role('error')};
    font-weight: ${weight.bold};
  }
`

/** Each of the four logos on each background, legible or struck through. */
export function Logos({ branding, theme }: { branding: Branding; theme: Theme }) {
  const backgrounds = logoBackgrounds(theme)
  const lead =
    theme.logInLogo === 'hor-white'
      ? 'Your primary color is dark enough for white text, so the menu and the log-in page carry it with the white logo.'
      : 'Your primary color is too light for white text, so the menu and the log-in page stay light with an edge of it, and carry the logo in color. The white logos have no place in the application.'
  return (
    <Part title="Logos on their backgrounds" lead={lead} opensPage>
      {logoShapes.map((shape) => (
        <Specimen key={shape} name={names[shape]}>
          <Grid $least="11rem">
            {backgrounds.map((background) => (
              <LogoTile
                key={background.role}
                background={background}
                shape={shape}
                src={branding.logos[shape]}
              />
            ))}
          </Grid>
        </Specimen>
      ))}
    </Part>
  )
}

function LogoTile({ background, shape, src }: { background: LogoBackground; shape: LogoShape; src: string }) {
  const legible = isLegible(shape, background)
  return (
    <Tile>
      <Background data-legible={legible} style={{ backgroundColor: role(background.role) }}>
        <img src={src} alt={`${names[shape]}, on ${background.name.toLowerCase()}`} />
        {!legible && (
          <Stroke viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <line x1="0" y1="100" x2="100" y2="0" />
            <line x1="0" y1="100" x2="100" y2="0" />
          </Stroke>
        )}
      </Background>
      <Verdict data-legible={legible}>
        <Icon name={legible ? 'circle-check' : 'circle-error'} size="small" />
        {legible ? background.name : `${background.name}: not here`}
      </Verdict>
    </Tile>
  )
}
