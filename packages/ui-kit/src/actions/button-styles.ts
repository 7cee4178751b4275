import { css } from 'styled-components'
import { type Role, role } from '@coffer/branding/roles'
import { controlHeight, media, motion, radius, size, space, weight } from '../foundations/tokens.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonState = 'rest' | 'hover' | 'pressed' | 'disabled'

interface Paint {
  ground: Role | 'transparent'
  words: Role
  edge: Role | 'transparent'
}

const disabled: Paint = { ground: 'disabled', words: 'on-disabled', edge: 'disabled' }
const bare: Paint = { ground: 'transparent', words: 'link', edge: 'transparent' }

export const buttonColors: Record<ButtonVariant, Record<ButtonState, Paint>> = {
  primary: {
    rest: { ground: 'primary', words: 'on-primary', edge: 'primary-edge' },
    hover: { ground: 'primary-hover', words: 'on-primary', edge: 'primary-edge' },
    pressed: { ground: 'primary-pressed', words: 'on-primary', edge: 'primary-edge' },
    disabled,
  },
  secondary: {
    rest: { ground: 'surface', words: 'text', edge: 'control-edge' },
    hover: { ground: 'surface', words: 'text', edge: 'control-edge-hover' },
    pressed: { ground: 'surface-sunken', words: 'text', edge: 'control-edge-hover' },
    disabled: { ground: 'surface', words: 'on-disabled', edge: 'disabled' },
  },
  quiet: {
    rest: bare,
    hover: { ...bare, ground: 'surface-sunken' },
    pressed: { ...bare, ground: 'surface-sunken' },
    disabled: { ...bare, words: 'on-disabled' },
  },
  danger: {
    rest: { ground: 'error', words: 'on-error', edge: 'error' },
    hover: { ground: 'error-hover', words: 'on-error', edge: 'error-hover' },
    pressed: { ground: 'error-hover', words: 'on-error', edge: 'text' },
    disabled,
  },
}

const color = (name: Role | 'transparent') => (name === 'transparent' ? name : role(name))

const paint = ({ ground, words, edge }: Paint) =>
  `background: ${color(ground)}; color: ${color(words)}; border-color: ${color(edge)};`

const variantRules = Object.entries(buttonColors)
  .map(
    ([variant, states]) => `
    &[data-variant='${variant}'] {
      ${paint(states.rest)}
      &:hover { ${paint(states.hover)} }
      &:active { ${paint(states.pressed)} }
      &:disabled, &[aria-disabled='true']:not([aria-busy='true']) { ${paint(states.disabled)} }
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
  border-radius: ${radius};
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

  /* Its words stand on the edge of what is around it; the room for pointing lies outside. */
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

  ${media.forced} {
    border-color: ButtonText;

    &:disabled,
    &[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`
