import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { Icon } from '../brand/icon.tsx'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { cardRadius, media, motion, radius, space } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'

const rise = keyframes`from { opacity: 0; transform: translateY(0.75rem); }`
const appear = keyframes`from { opacity: 0; }`

const Frame = styled.dialog`
  width: min(30rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: 0;
  overflow: auto;
  border: 1px solid ${role('hairline')};
  border-radius: ${cardRadius};
  background: ${role('surface')};
  color: ${role('text')};
  box-shadow: 0 1rem 3rem ${role('shadow')};

  &[open] {
    animation: ${rise} ${motion};
  }

  &::backdrop {
    background: ${role('scrim')};
    animation: ${appear} ${motion};
  }

  ${media.phone} {
    margin-block-end: ${space[16]};
  }
`
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding: ${space[24]};
`
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[16]};
`
const Title = styled.h2`
  ${text.heading}
  min-width: 0;
`
const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  margin: -0.625rem -0.625rem -0.625rem 0;
  border-radius: ${radius};
  color: ${role('text-soft')};

  &:hover {
    background: ${role('surface-sunken')};
  }
`
const Actions = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  justify-content: flex-start;
  gap: ${space[12]};
  padding-block-start: ${space[8]};

  ${media.phone} {
    & > * {
      flex: 1 1 100%;
    }
  }
`

export interface DialogProps {
  isOpen: boolean
  /** Called on Esc, on the close button and on a press outside. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the primary one first. */
  actions?: ReactNode
}

/** The native modal dialog: the rest of the page is inert, Esc closes it, and the focus then returns to its origin. */
export function Dialog({ isOpen, onClose, title, children, actions }: DialogProps) {
  const t = useTranslations()
  const titleId = useId()
  const frame = useRef<HTMLDialogElement>(null)

  // Closed before unmounting: a dialog restores the focus only while it is in the document.
  useLayoutEffect(() => {
    const dialog = frame.current
    if (!dialog || !isOpen) return undefined
    dialog.showModal()
    return () => dialog.close()
  }, [isOpen])

  return (
    <Frame
      ref={frame}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === frame.current) onClose()
      }}
    >
      {isOpen && (
        <Content>
          <Head>
            <Title id={titleId}>{title}</Title>
            <Close type="button" aria-label={t('dialog.close')} onClick={onClose}>
              <Icon name="cross" />
            </Close>
          </Head>
          <div>{children}</div>
          {actions && <Actions>{actions}</Actions>}
        </Content>
      )}
    </Frame>
  )
}
