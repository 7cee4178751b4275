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
  /** Mark and name, or the mark alone. */
  shape?: 'horizontal' | 'mark' | undefined
}

/** The tenant's logo. Always an image element, so that scripts in an SVG cannot run. */
export function Logo({ src, alt, shape = 'horizontal' }: LogoProps) {
  return <Picture src={src} alt={alt} data-shape={shape} />
}
