import { memo } from 'react'
import { styled } from 'styled-components'

/** The icons of the log-in page, which loads no others. Outlines on a 24-unit square, 1.75 units thick. */
export const basicOutlines = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6 6 18',
  'circle-check': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.3l2.8 2.8L16 9.5',
  'circle-info': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11.2V16.5M12 7.6v.1',
  'triangle-warning': 'M12 4 2.8 19.8h18.4zM12 10v4.5M12 17.1v.1',
  'circle-error': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.3V13M12 16.4v.1',
} as const

export type BasicIconName = keyof typeof basicOutlines

const Drawing = styled.svg`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-size='small'] {
    width: 1.25rem;
    height: 1.25rem;
  }
`

interface OutlineProps {
  outline: string
  size?: 'small' | 'normal' | undefined
}

/** A decorative icon beside its text; hidden from assistive technology. */
export const Outline = memo(function Outline({ outline, size = 'normal' }: OutlineProps) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-size={size}>
      <path d={outline} />
    </Drawing>
  )
})

interface BasicIconProps extends Pick<OutlineProps, 'size'> {
  name: BasicIconName
}

/** `Icon` for components that are also on the log-in page. */
export const BasicIcon = ({ name, size }: BasicIconProps) => (
  <Outline outline={basicOutlines[name]} size={size} />
)
