import { designVariable } from '@coffer/branding/design-variables'
import { type PagePicture, pictureFile, pictureFormats } from '@coffer/branding/front-picture'
import { styled } from 'styled-components'
import { media } from '../foundations/tokens.ts'

/**
 * Not displayed on a phone, in print and with forced colors. Browsers do not load a lazy picture that is not displayed.
 */
const Image = styled.img`
  display: none;

  ${media.drawer} {
    @media screen and (forced-colors: none) {
      /* Overrides the panel's rules for logo images. */
      && {
        display: block;
        position: absolute;
        inset: 0;
        z-index: -1;
        width: 100%;
        height: 100%;
        object-fit: cover;
        object-position: ${designVariable('front-picture-focus')};
        opacity: ${designVariable('front-picture-opacity')};
      }
    }
  }
`

/** The element itself has no box. */
const Sources = styled.picture`
  display: contents;
`

/** The panel has half the width of the window and at least its height; the picture, at most a square, covers both. */
const SIZES = 'max(50vw, 100vh)'

/**
 * The tenant's picture on its log-in page. It loads after layout at the lowest priority, so that typing never waits for
 * it. It fills the panel behind it, so that nothing moves.
 */
export function FrontPicture({
  picture,
  alternativeText,
}: {
  picture: PagePicture
  alternativeText: string
}) {
  const { address, widths } = picture
  const [smallest] = widths
  const attributes = {
    alt: alternativeText,
    loading: 'lazy',
    fetchPriority: 'low',
    decoding: 'async',
  } as const
  if (smallest === undefined) return <Image {...attributes} src={address} />
  return (
    <Sources>
      {pictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          sizes={SIZES}
          srcSet={widths.map((width) => `${pictureFile(address, width, format)} ${width}w`).join(', ')}
        />
      ))}
      <Image {...attributes} src={pictureFile(address, smallest, 'webp')} />
    </Sources>
  )
}
