import { css } from 'styled-components'
import { type Role, role } from '@coffer/branding/roles'
import { buttonRadius, controlHeight, media, motion, size, space, weight } from '../foundations/tokens.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonState = 'rest' | 'hover' | 'pressed' | 'disabled'

interface ButtonColors {
  background: Role | 'transparent'
  text: Role
  border: Role | 'transparent'
}

const disabled: ButtonColors = { background: 'disabled', text: 'on-disabled', border: 'disabled' }
const transparentColors: ButtonColors = { background: 'transparent', text: 'link', border: 'transparent' }

export const buttonColors: Record<ButtonVariant, Record<ButtonState, ButtonColors>> = {
  primary: {
    rest: { background: 'primary', text: 'on-primary', border: 'primary-edge' },
    hover: { background: 'primary-hover', text: 'on-primary', border: 'primary-edge' },
    pressed: { background: 'primary-pressed', text: 'on-primary', border: 'primary-edge' },
    disabled,
  },
  secondary: {
    rest: { background: 'surface', text: 'text', border: 'control-edge' },
    hover: { background: 'surface', text: 'text', border: 'control-edge-hover' },
    pressed: { background: 'surface-sunken', text: 'text', border: 'control-edge-hover' },
    disabled: { background: 'surface', text: 'on-disabled', border: 'disabled' },
  },
  quiet: {
    rest: transparentColors,
    hover: { ...transparentColors, background: 'surface-sunken' },
    pressed: { ...transparentColors, background: 'surface-sunken' },
    disabled: { ...transparentColors, text: 'on-disabled' },
  },
  danger: {
    rest: { background: 'error', text: 'on-error', border: 'error' },
    hover: { background: 'error-hover', text: 'on-error', border: 'error-hover' },
    pressed: { background: 'error-hover', text: 'on-error', border: 'text' },
    disabled,
  },
}

const color = (name: Role | 'transparent') => (name === 'transparent' ? name : role(name))

const colorRules = ({ background, text, border }: ButtonColors) =>
  `background: ${color(background)}; color: ${color(text)}; border-color: ${color(border)};`

const variantRules = Object.entries(buttonColors)
  .map(
    ([variant, states]) => `
    &[data-variant='${variant}'] {
      ${colorRules(states.rest)}
      &:hover { ${colorRules(states.hover)} }
      &:active { ${colorRules(states.pressed)} }
      &:disabled, &[aria-disabled='true']:not([aria-busy='true']) { ${colorRules(states.disabled)} }
    }`,
  )
  .join('\n')

/** Shared by buttons and by links styled as buttons. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-height: ${controlHeight};
  min-width: ${controlHeight};
  padding: 0.6875rem ${space[24]};
  border: 1px solid;
  border-radius: ${buttonRadius};
  font-size: ${size[16]};
  font-weight: ${weight.bold};
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color ${motion},
    border-color ${motion},
    color ${motion};

  /* The text of a quiet button aligns with the surrounding content; its touch target extends beyond. */
  &[data-variant='quiet'] {
    padding-inline: ${space[12]};
  }

  &[data-variant='quiet']:not([data-full='true']) {
    margin-inline: -${space[12]};
  }

  &[data-full='true'] {
    width: 100%;
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
  }

  ${variantRules}

  /* Buttons are useless in print. */
  ${media.print} {
    display: none;
  }

  ${media.forced} {
    border-color: ButtonText;

    &:disabled,
    &[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`
