import { styled } from 'styled-components'

const Picture = styled.img`
  width: auto;
  max-width: 100%;
  height: 2rem;
  object-fit: contain;
  object-position: left center;

  &[data-shape='mark'] {
    width: 2.5rem;
    height: 2.5rem;
  }
`

export interface LogoProps {
  src: string
  alt: string
  /** The picture for dark pages, selected by a media query. */
  dark?: { src: string; media: string } | undefined
  /** Whether the logo is the mark with the name, or only the mark. */
  shape?: 'horizontal' | 'mark' | undefined
}

/** The tenant's logo. Always an image element, so that scripts in an SVG cannot run. */
export function Logo({ src, alt, dark, shape = 'horizontal' }: LogoProps) {
  const picture = <Picture src={src} alt={alt} data-shape={shape} />
  if (!dark || dark.src === src) return picture
  return (
    <picture>
      <source data-dark srcSet={dark.src} media={dark.media} />
      {picture}
    </picture>
  )
}
