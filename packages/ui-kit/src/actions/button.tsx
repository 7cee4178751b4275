import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { media } from '../foundations/tokens.ts'
import { type ButtonVariant, buttonStyles } from './button-styles.ts'

export type { ButtonVariant } from './button-styles.ts'

const spin = keyframes`to { transform: rotate(1turn); }`

const Pressable = styled.button`
  ${buttonStyles}
`
const Anchor = styled.a`
  ${buttonStyles}
`
const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: inherit;

  [aria-busy='true'] > & {
    opacity: 0;
  }
`
const Spinner = styled.span`
  position: absolute;
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${spin} 800ms linear infinite;

  ${media.calm} {
    animation: none;
  }
`

export interface ButtonProps {
  variant?: ButtonVariant | undefined
  type?: 'button' | 'submit' | undefined
  /** Keeps width and focus, announces the progress and ignores further presses. */
  isBusy?: boolean | undefined
  /** Ignores presses. It can still have the focus, which would be lost if its own press disabled it. */
  isDisabled?: boolean | undefined
  isFullWidth?: boolean | undefined
  onPress?: (() => void) | undefined
  /** The accessible name, if the visible text alone is ambiguous. */
  accessibleName?: string | undefined
  /** Disclosure state: whether the controlled region is open, and its id. */
  isExpanded?: boolean | undefined
  controls?: string | undefined
  children: ReactNode
}

/** An action on this screen. Navigation is an `AnchorButton`. */
export function Button({
  variant = 'primary',
  type = 'button',
  isBusy = false,
  isDisabled = false,
  isFullWidth = false,
  onPress,
  accessibleName,
  isExpanded,
  controls,
  children,
}: ButtonProps) {
  return (
    <Pressable
      type={type}
      data-variant={variant}
      data-full={isFullWidth}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isDisabled || undefined}
      aria-label={accessibleName}
      aria-expanded={isExpanded}
      aria-controls={controls}
      onClick={(event) => {
        if (isBusy || isDisabled) event.preventDefault()
        else onPress?.()
      }}
    >
      <Label>{children}</Label>
      {isBusy && <Spinner aria-hidden="true" />}
    </Pressable>
  )
}

export interface AnchorButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  variant?: ButtonVariant | undefined
  isFullWidth?: boolean | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** A link that looks like a button. */
export function AnchorButton({ variant = 'primary', isFullWidth = false, ...anchor }: AnchorButtonProps) {
  return <Anchor {...anchor} data-variant={variant} data-full={isFullWidth} />
}

const textStyles = css`
  color: ${role('link')};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: 2px;

  &:hover {
    text-decoration-thickness: 2px;
  }
`

/** A link within text. */
export const TextAnchor = styled.a`
  ${textStyles}
`

const TextPressable = styled.button`
  ${textStyles}
  padding: 0;
  font-weight: inherit;
`

/** An action within text, styled as a link. */
export function TextButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <TextPressable type="button" onClick={onPress}>
      {children}
    </TextPressable>
  )
}
