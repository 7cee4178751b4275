import type { DrawnLogo } from '@coffer/branding/drawn-logo'
import { widenSvg } from '@coffer/branding/svg-window'
import { Resvg } from '@resvg/resvg-js'

/** Height of a drawn logo in pixels, about that of the menu's. */
const HEIGHT = 24

/** Draws a logo that has passed the check of its file, with what is around its viewBox; null if that fails. */
export function drawLogo(file: string, content: Uint8Array): DrawnLogo | null {
  let shownWidth = 0
  const svg = file.endsWith('.svg') ? new TextDecoder().decode(content) : framed(content)
  const wide = widenSvg(svg, ([left, top, width, height]) => {
    const unit = height / HEIGHT
    // Whole pixels, so that no edge of the viewBox runs through one.
    shownWidth = Math.ceil(width / unit - 1e-6)
    return [left - height, top - height, (shownWidth + 2 * HEIGHT) * unit, 3 * height]
  })
  const shown = { left: HEIGHT, top: HEIGHT, width: shownWidth, height: HEIGHT }
  const options = { fitTo: { mode: 'height', value: 3 * HEIGHT }, font: { loadSystemFonts: false } } as const
  try {
    const { width, height, pixels } = new Resvg(wide, options).render()
    return { width, height, pixels, shown }
  } catch {
    return null
  }
}

/** A PNG in an SVG of its size. */
function framed(png: Uint8Array): string {
  const view = new DataView(png.buffer, png.byteOffset)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const data = Buffer.from(png).toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${data}"/></svg>`
}
