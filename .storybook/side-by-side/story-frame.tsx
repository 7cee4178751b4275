import { useEffect, useRef, useState } from 'react'
import { styled } from 'storybook/theming'
import { viewports } from '../viewports.ts'
import type { Size } from './address-choices.ts'

const Figure = styled.figure({ margin: 0, minWidth: 0 })
const Caption = styled.figcaption(({ theme }) => ({
  marginBottom: 8,
  fontSize: theme.typography.size.s2,
  fontWeight: 700,
}))
const Window = styled.div(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.preview,
}))
const Frame = styled.iframe({ display: 'block', border: 0, transformOrigin: '0 0' })

interface StoryFrameProps {
  title: string
  address: string
  size: Size
  onLoad: (frame: HTMLIFrameElement) => void
}

/** Minimum width of a frame (flex basis); frames that do not fit wrap to the next row. */
const share: Record<Size, string> = { phone: '1 1 16rem', desktop: '1 1 26rem' }

/** One story for one tenant and language, in the size of the device, scaled down on a narrower page. */
export function StoryFrame({ title, address, size, onLoad }: StoryFrameProps) {
  const { styles } = viewports[size]
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)]
  const [figure, scale] = useScale(width)
  return (
    <Figure ref={figure} style={{ flex: share[size], maxWidth: `min(100%, ${width}px)` }}>
      <Caption>{title}</Caption>
      <Window style={{ height: height * scale }}>
        <Frame
          title={title}
          src={address}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
        />
      </Window>
    </Figure>
  )
}

function useScale(width: number) {
  const figure = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    if (!figure.current) return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width))
    })
    watch.observe(figure.current)
    return () => watch.disconnect()
  }, [width])
  return [figure, scale] as const
}
