import { role } from '@coffer/branding/roles'
import { styled } from 'styled-components'
import { text } from '../foundations/text.ts'
import { space } from '../foundations/tokens.ts'

/** A line with a word in the middle, such as "or", between alternatives. */
export const LabeledDivider = styled.p`
  ${text.small}
  display: flex;
  align-items: center;
  gap: ${space[16]};
  color: ${role('text-soft')};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${role('hairline')};
  }
`
