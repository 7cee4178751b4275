import { styled } from 'styled-components'
import { controlStyles } from './field-frame.tsx'

/**
 * A native date input. Only a grid looks right in every engine: in a block WebKit puts the text at the top, and in a
 * flexbox Chromium puts the calendar icon right beside the text. iOS would center the text within its line.
 */
export const DayInput = styled.input`
  ${controlStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  font-variant-numeric: tabular-nums;

  &::-webkit-date-and-time-value {
    text-align: start;
  }
`
