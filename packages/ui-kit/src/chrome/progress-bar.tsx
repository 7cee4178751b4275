import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { media } from '../foundations/tokens.ts'

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 4px;
  border: 0;
  overflow: hidden;
  background: ${role('hairline')};
  color: ${role('primary-edge')};
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

  ${media.forced} {
    height: 8px;
    border: 1px solid CanvasText;

    &::-webkit-progress-value {
      background: Highlight;
    }
  }
`

/** How far along, in whole percent. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return <Bar max={100} value={percent} aria-label={label} />
}
