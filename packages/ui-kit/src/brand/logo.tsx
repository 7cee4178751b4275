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
  /** The name beside the mark, or the mark alone. */
  shape?: 'horizontal' | 'mark' | undefined
}

/** The institution's logo. Always an image element, so that nothing in the file can run. */
export function Logo({ src, alt, shape = 'horizontal' }: LogoProps) {
  return <Picture src={src} alt={alt} data-shape={shape} />
}
