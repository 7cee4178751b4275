import { designVariable } from '@coffer/branding/design-variables'
import { type PagePicture, pictureFile, pictureFormats } from '@coffer/branding/front-picture'
import { styled } from 'styled-components'
import { media } from '../foundations/tokens.ts'

/**
 * Not displayed on a phone, on paper and in colors of the system: browsers load no lazy picture that is not displayed.
 */
const Image = styled.img`
  display: none;

  ${media.drawer} {
    @media screen and (forced-colors: none) {
      /* The panel has rules for the images of logos. */
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

/** No part of the layout by itself. */
const Sources = styled.picture`
  display: contents;
`

/** The panel is half of the window wide and at least as high as it; the picture, at most a square, covers both. */
const SIZES = 'max(50vw, 100vh)'

/**
 * A tenant's picture of its log-in page. Loaded after the layout, at the lowest priority: typing never waits for it, and
 * its place is that of the panel behind it, so that nothing moves.
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
