import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { designVariable } from '@coffer/branding/design-variables'
import { SCRIM_OPACITY } from '@coffer/branding/front-picture'
import { role } from '@coffer/branding/roles'
import { headerHeight, media, size, space } from '../foundations/tokens.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  min-height: 100dvh;
  background: ${role('surface')};

  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`
const SignStrip = styled.div`
  grid-area: 1 / 1 / auto / -1;
  padding: ${space[12]} ${space[16]};
  border-block-end: 1px solid ${role('hairline')};

  &:empty {
    display: none;
  }

  ${media.drawer} {
    padding-inline: ${space[48]};
  }
`
/** Below the logo on a phone, beside the top of the form on a wide screen. */
const Offer = styled.div`
  flex: 1 1 100%;

  ${media.drawer} {
    grid-area: 3 / 1 / auto / -1;
  }
`
const Sentence = styled.p`
  display: none;

  ${media.drawer} {
    display: block;
    grid-area: 2 / 1 / auto / -1;
    align-self: end;
    max-width: 22ch;
    font-size: clamp(${size[32]}, 3vw, ${size[44]});
    font-family: ${designVariable('heading-font')};
    font-weight: ${designVariable('title-weight')};
    line-height: 1.2;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  &:has(+ ${Offer}) {
    padding-block-start: 8vh;
  }
`
/** The close button on the brand background. */
const Close = styled.div`
  ${media.drawer} {
    grid-area: 1 / 2;
  }

  &&& a,
  &&& button {
    background: transparent;
    color: inherit;
  }

  &&& a:hover,
  &&& button:hover {
    text-decoration: underline;
  }
`
/** Maximum width of text on a picture, and the lengths over which the scrim fades out beside and below it. */
const [textWidth, besideText, belowText] = ['27rem', '18rem', '8rem']

/** A mask that fades an element out from `from` over the length `over`, without a visible edge. */
function fade(to: 'right' | 'bottom', from: string, over: string): string {
  const stops = [1, 0.65, 0.2, 0].map(
    (opacity, third) => `rgb(0 0 0 / ${opacity}) calc(${from} + ${over} * ${third} / 3)`,
  )
  return `linear-gradient(to ${to}, ${stops.join(', ')})`
}

/**
 * A picture behind the text, on wide screens. The scrim covers all rows with text at the maximum text width and fades out
 * beyond them, so that text keeps its contrast on any picture.
 */
const onPicture = css`
  ${media.drawer} {
    position: relative;
    isolation: isolate;
    overflow: hidden;
    /* The last row has no text. */
    && {
      grid-template-rows: auto auto auto 1fr;
    }

    &::after {
      content: '';
      position: absolute;
      inset: -${space[48]} -${space[48]} -${belowText};
      grid-area: 1 / 1 / 4 / -1;
      z-index: -1;
      background: ${designVariable('front-background')};
      mask-image:
        ${fade('right', `(${textWidth} + ${space[48]})`, besideText)},
        ${fade('bottom', `(100% - ${belowText})`, belowText)};
      /* Browsers without mask-composite add the two masks, which darkens more. */
      mask-composite: intersect;
      opacity: ${SCRIM_OPACITY};
    }

    ${Offer}, ${Sentence} {
      max-width: ${textWidth};
    }

    ${Sentence} {
      padding-block-start: 8vh;
    }

    ${Close} {
      background: ${designVariable('front-background')};
    }
  }
`
const Brand = styled.header<{ $hasPicture: boolean }>`
  grid-row: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  min-height: ${headerHeight};
  padding: ${space[12]} ${space[16]};
  border: 0 solid ${designVariable('front-edge')};
  border-block-end-width: 4px;
  background: ${designVariable('front-pattern')} ${designVariable('front-background')};
  color: ${designVariable('front-text')};
  /* The logo is made for this background. */
  forced-color-adjust: none;

  :focus-visible {
    outline-color: ${designVariable('front-focus')};
  }

  ${media.drawer} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) auto;
    align-items: start;
    padding: ${space[48]};
    border-width: 0 4px 0 0;

    img {
      height: 3.5rem;
    }

    &:has(${Offer}) {
      grid-template-rows: auto auto 1fr;
    }
  }

  ${({ $hasPicture }) => $hasPicture && onPicture}
`
const Content = styled.div`
  grid-row: 3;
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space[32]};
  padding: ${space[32]} ${space[16]} ${space[8]};

  /* Aligned to the top: in a centered form, a new notice would move the content above it up. */
  ${media.drawer} {
    grid-row: 2;
    grid-template-columns: minmax(0, 26rem);
    justify-content: center;
    padding: clamp(${space[48]}, 14vh, 10rem) ${space[48]} ${space[16]};
  }
`

export interface LogInLayoutProps {
  logo: ReactNode
  /** The tenant's tagline; wide screens only. */
  sentence?: ReactNode
  /** The tenant's advertised rate. */
  offer?: ReactNode
  /** The picture behind the brand's text; wide screens only. */
  picture?: ReactNode
  /** The insurer's sign, at the very top. */
  sign?: ReactNode
  /** The close button, on screens that depositors leave rather than finish. */
  close?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The layout of log-in, registration and reset: the brand beside one form. */
export function LogInLayout({
  logo,
  sentence,
  offer,
  picture,
  sign,
  close,
  footer,
  children,
}: LogInLayoutProps) {
  return (
    <Frame>
      {sign && <SignStrip>{sign}</SignStrip>}
      <Brand $hasPicture={Boolean(picture)}>
        {logo}
        {sentence && <Sentence>{sentence}</Sentence>}
        {offer && <Offer>{offer}</Offer>}
        {close && <Close>{close}</Close>}
        {picture}
      </Brand>
      <Content>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {footer}
      </Content>
    </Frame>
  )
}
