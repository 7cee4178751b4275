import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { radius } from '../foundations/tokens.ts'

/** Twice the displayed size, for high-density screens. */
const pixels = 96

const Picture = styled.canvas`
  flex: none;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius};

  &[hidden] {
    display: none;
  }
`

interface FilePreviewProps {
  file: File
  /** Shown for a file that the browser cannot draw. */
  children: ReactNode
}

/**
 * The middle of a picture, if the browser can decode it: not every browser decodes HEIC. Decoded without a blob URL,
 * which the page's content security policy would have to allow.
 */
export function FilePreview({ file, children }: FilePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    let isShown = true
    async function show(): Promise<void> {
      const picture = await decode(file)
      if (picture === null) return
      if (isShown && canvas.current) setDrawn(drawMiddle(canvas.current, picture))
      picture.close()
    }
    void show()
    return () => {
      isShown = false
    }
  }, [file])
  return (
    <>
      {!isDrawn && children}
      <Picture ref={canvas} width={pixels} height={pixels} hidden={!isDrawn} aria-hidden="true" />
    </>
  )
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file)
  } catch {
    return null
  }
}

function drawMiddle(canvas: HTMLCanvasElement, picture: ImageBitmap): boolean {
  const context = canvas.getContext('2d')
  if (context === null) return false
  const side = Math.min(picture.width, picture.height)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, pixels, pixels)
  return true
}
