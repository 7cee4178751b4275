import { useEffect, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { Icon } from '../brand/icon.tsx'
import { role } from '@coffer/branding/roles'
import { layer, media, motion, radius, space } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'
import { type Severity, severityStyles } from './severity.ts'

const DURATION_MS = 10_000

const rise = keyframes`from { opacity: 0; transform: translateY(0.5rem); }`

const Position = styled.div`
  position: fixed;
  inset-inline: ${space[16]};
  inset-block-end: calc(var(--bottom-bar-height, 0px) + ${space[16]});
  z-index: ${layer.toast};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  pointer-events: none;

  ${media.drawer} {
    inset-block-end: ${space[24]};
  }

  ${media.print} {
    display: none;
  }
`
const Panel = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  max-width: 35rem;
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[16]};
  border-radius: ${radius};
  background: ${role('text')};
  color: ${role('surface')};
  box-shadow: 0 0.5rem 1.5rem ${role('shadow')};
  animation: ${rise} ${motion};
  pointer-events: auto;

  > p {
    min-width: 0;
  }

  ${media.forced} {
    border: 1px solid CanvasText;
  }
`
const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius};

  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -4px;
  }
`

export interface ToastProps {
  /** Empty for no message. The live region stays mounted, so that the next message is announced. */
  message: string
  severity?: Severity
  onClose: () => void
}

/** A toast at the bottom center. Closes after 10 s, except while hovered or focused. */
export function Toast({ message, severity = 'success', onClose }: ToastProps) {
  const t = useTranslations()
  const [isPaused, setPaused] = useState(false)

  useEffect(() => {
    if (!message || isPaused) return undefined
    const timer = setTimeout(onClose, DURATION_MS)
    return () => clearTimeout(timer)
  }, [message, isPaused, onClose])

  return (
    <Position
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role={severity === 'error' ? 'alert' : 'status'}>
        {message && (
          <Panel data-part="toast">
            <Icon name={severityStyles[severity].icon} size="small" />
            <p>{message}</p>
            <Close
              type="button"
              aria-label={t('dialog.close')}
              onClick={() => {
                setPaused(false)
                onClose()
              }}
            >
              <Icon name="cross" size="small" />
            </Close>
          </Panel>
        )}
      </div>
    </Position>
  )
}
