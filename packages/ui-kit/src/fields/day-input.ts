import { styled } from 'styled-components'
import { controlStyles } from './field-frame.tsx'

/**
 * A native date input. WebKit has its text at the top of a block, and Chromium the calendar's icon beside the text of a
 * flexbox: a grid is right in every engine. An iPhone centers the text within its line.
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
