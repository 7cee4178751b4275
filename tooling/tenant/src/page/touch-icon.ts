import type { Theme } from '@coffer/branding/theme'
import type { CheckedTenant } from '../check/check-tenant.ts'

/** The file name that iOS expects. */
export const TOUCH_ICON = 'apple-touch-icon.png'
export const TOUCH_ICON_SIZE = 192

/** The pixels of a mark of 2,048 by 2,048, the largest that the check allows. */
const MAX_PIXELS = 2048 ** 2
const SIDE = 140
const MARGIN = (TOUCH_ICON_SIZE - SIDE) / 2

/**
 * The square mark as pixels, for iOS and launchers that do not show SVG. It has the page's background, since iOS fills
 * transparent areas with black. Null if the mark is hosted elsewhere or cannot be drawn. There is only one size, since
 * drawing takes longer than everything else for a tenant.
 */
export async function touchIcon(
  { tenant, branding, logos }: CheckedTenant,
  theme: Theme,
): Promise<Uint8Array | null> {
  const mark = logos.get(branding.logos['sq-color'].replace(/^\/logos\//, ''))
  if (mark === undefined || !tenant.settings.installable) return null
  const { background } = theme.colors
  const { default: sharp } = await import('sharp')
  return (
    sharp(mark, { limitInputPixels: MAX_PIXELS })
      .flatten({ background })
      .resize(SIDE, SIDE, { fit: 'contain', background })
      .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background })
      // Level 9 takes twice as long for a fifth of the size.
      .png({ compressionLevel: 6 })
      .toBuffer()
      .catch(() => null)
  )
}
