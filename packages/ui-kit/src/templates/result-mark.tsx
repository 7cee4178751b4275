import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'

export type ResultTone = 'success' | 'failed' | 'waiting' | 'info'

const strokes: Record<ResultTone, string> = {
  success: 'M32 49.5 43.5 61 65 37',
  failed: 'M48 32V52M48 63.5v.5',
  waiting: 'M48 31V49l12 8',
  info: 'M48 45V65M48 32v.5',
}

const Drawing = styled.svg`
  width: 6rem;
  height: 6rem;
  fill: none;
  stroke-width: 3.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  circle {
    fill: ${role('primary-soft')};
  }

  path {
    stroke: ${role('primary-edge')};
  }

  &[data-tone='failed'] circle {
    fill: ${role('error-soft')};
  }

  &[data-tone='failed'] path {
    stroke: ${role('error')};
  }
`

/** The symbol of a result in brand colors. Decorative, because the text has the same information. */
export function ResultMark({ tone }: { tone: ResultTone }) {
  return (
    <Drawing viewBox="0 0 96 96" data-tone={tone} aria-hidden="true" focusable="false">
      <circle cx="48" cy="48" r="48" />
      <path d={strokes[tone]} />
    </Drawing>
  )
}
