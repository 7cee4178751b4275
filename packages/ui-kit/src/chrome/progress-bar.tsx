import { keyframes, styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { media } from '../foundations/tokens.ts'

const slide = keyframes`
  from {
    background-position-x: 150%;
  }

  to {
    background-position-x: -50%;
  }
`
const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 4px;
  border: 0;
  overflow: hidden;
  background: ${role('hairline')};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${role('hairline')};
  }

  &::-webkit-progress-value {
    background: ${role('primary-edge')};
    transition: inline-size 200ms ease-out;
  }

  &::-moz-progress-bar {
    background: ${role('primary-edge')};
  }

  /* With reduced motion the whole bar is filled, because a part of it would read as an amount. */
  &:indeterminate,
  &:indeterminate::-webkit-progress-bar {
    background: ${role('primary-soft')};
  }

  &:indeterminate {
    outline: 1px solid ${role('hairline')};
  }

  @media (prefers-reduced-motion: no-preference) {
    &:indeterminate::-webkit-progress-bar {
      background: transparent;
    }

    &:indeterminate {
      background: linear-gradient(${role('primary-edge')} 0 0) 150% 0 / 33% 100% no-repeat ${role('hairline')};
      animation: ${slide} 2s ease-in-out infinite;
    }
  }

  ${media.forced} {
    height: 8px;
    border: 1px solid CanvasText;

    &::-webkit-progress-value {
      background: Highlight;
    }
  }
`

/** The progress in whole percent; indeterminate without `percent`. */
export function ProgressBar({ percent, label }: { percent?: number | undefined; label: string }) {
  return <Bar max={100} value={percent} aria-label={label} />
}
