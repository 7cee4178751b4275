import { css } from 'styled-components'
import { designVariable } from '@coffer/branding/design-variables'
import { role } from '@coffer/branding/roles'
import { size, weight } from './tokens.ts'

/** Typographic styles. */
export const text = {
  body: css`
    font-size: ${size[16]};
    line-height: 1.5;
  `,
  small: css`
    font-size: ${size[14]};
    line-height: 1.5;
  `,
  label: css`
    font-size: ${size[14]};
    font-weight: ${weight.bold};
    line-height: 1.4286;
    color: ${role('text')};
  `,
  heading: css`
    font-size: ${size[20]};
    font-weight: ${weight.bold};
    line-height: 1.2;
    text-wrap: balance;
  `,
  title: css`
    font-size: clamp(${size[24]}, 1.25rem + 1.6vw, ${size[32]});
    font-weight: ${designVariable('title-weight')};
    line-height: 1.2;
    letter-spacing: -0.01em;
    text-wrap: balance;
  `,
  money: css`
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  `,
}

/** Visible only to assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`

/** The focus ring, for controls whose native element is hidden. */
export const focusRing = css`
  outline: 2px solid ${role('focus')};
  outline-offset: 2px;
`
