import { type ReactNode, useEffect, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { visuallyHidden } from '../foundations/text.ts'
import { media, radius, space } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'

const DELAY_MS = 300

/** Whether the component has been mounted long enough for the wait to be noticed. */
function useIsDue(): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDue
}

/** Renders its children only after a noticeable wait. */
export function AfterDelay({ children }: { children: ReactNode }) {
  return useIsDue() ? children : null
}

const pulse = keyframes`50% { opacity: 0.5; }`

const Bone = styled.span`
  display: block;
  border-radius: ${radius};
  background: ${role('hairline')};
  animation: ${pulse} 1.6s ease-in-out infinite;

  &[data-shape='text'] {
    height: 0.75rem;
    margin-block: 0.375rem;

    &:last-child:not(:first-child) {
      width: 60%;
    }
  }

  &[data-shape='heading'] {
    width: min(16rem, 70%);
    height: 1.5rem;
  }

  &[data-shape='amount'] {
    width: min(14rem, 60%);
    height: 2.75rem;
  }

  &[data-shape='control'] {
    height: 3rem;
    background: ${role('surface-sunken')};
  }

  &[data-shape='chart'] {
    height: 13rem;
    background: ${role('surface-sunken')};
  }

  ${media.calm} {
    animation: none;
  }

  ${media.forced} {
    border: 1px solid CanvasText;
  }
`
const RowFrame = styled.span`
  display: grid;
  grid-template-columns: 1fr 5rem;
  gap: ${space[24]};
  align-items: center;
  height: 4.5rem;
  border-block-end: 1px solid ${role('hairline')};
`
const Line = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 4.5rem;

  > *,
  &::before {
    grid-area: 1 / 1;
  }

  &::before {
    content: '\\00a0';
  }
`
const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};

  &[data-due='false'] {
    visibility: hidden;
  }
`
const Announcement = styled.output`
  ${visuallyHidden}
`

export interface SkeletonProps {
  shape?: 'text' | 'heading' | 'amount' | 'control' | 'chart' | 'row'
  count?: number
}

/** A placeholder in the shape of the content. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  const bones = Array.from({ length: count }, (_, index) => index)
  if (shape !== 'row') return bones.map((index) => <Bone key={index} data-shape={shape} aria-hidden="true" />)
  return bones.map((index) => (
    <RowFrame key={index} aria-hidden="true">
      <span>
        <Bone data-shape="text" />
        <Bone data-shape="text" />
      </span>
      <Bone data-shape="text" />
    </RowFrame>
  ))
}

/** A placeholder with the height of a line of text, so that nothing below shifts. Visible after 300 ms. */
export function LinePlaceholder() {
  return (
    <Line>
      <AfterDelay>
        <Skeleton shape="text" />
      </AfterDelay>
    </Line>
  )
}

/** Skeletons announced as "Loading", visible after 300 ms. Their space is reserved at once to prevent layout shift. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const isDue = useIsDue()
  return (
    <Group data-due={isDue}>
      <Announcement>{isDue && t('loading')}</Announcement>
      {children}
    </Group>
  )
}
