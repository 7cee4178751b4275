import { css, styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { media, motion, space } from '../foundations/tokens.ts'

/** Styles of the native checkbox or radio button in theme colors. */
export const choiceStyles = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px solid ${role('control-edge')};
  background: ${role('surface')};
  appearance: none;
  cursor: pointer;
  transition: border-color ${motion};

  &::before {
    content: '';
    opacity: 0;
  }

  &:hover {
    border-color: ${role('control-edge-hover')};
  }

  &:checked {
    border-color: ${role('primary-edge')};
    background: ${role('primary')};
  }

  &:checked::before {
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${role('error')};
    box-shadow: inset 0 0 0 1px ${role('error')};
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${role('disabled')};
    background: ${role('disabled')};
    cursor: default;
  }

  ${media.forced} {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`

/** A label beside its control, at least 44 px high. */
export const ChoiceLabel = styled.label`
  ${text.body}
  display: flex;
  align-items: flex-start;
  gap: ${space[12]};
  padding-block: 0.625rem;
  cursor: pointer;

  > span {
    min-width: 0;
  }
`
