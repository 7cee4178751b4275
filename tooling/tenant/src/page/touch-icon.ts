import type { Theme } from '@coffer/branding/theme'
import type { CheckedTenant } from '../check/check-tenant.ts'

/** The name that iOS looks for. */
export const TOUCH_ICON = 'apple-touch-icon.png'
export const TOUCH_ICON_SIZE = 192

/** Of a mark of 2,048 by 2,048 pixels. */
const MOST_PIXELS = 2048 ** 2
const SIDE = 140
const MARGIN = (TOUCH_ICON_SIZE - SIDE) / 2

/**
 * The square mark as pixels, for iOS and launchers that show no SVG. On the page's background, as iOS fills what is
 * transparent with black. Null where the mark is elsewhere or cannot be drawn. A single one: drawing takes longer than
 * all else of a tenant.
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
    sharp(mark, { limitInputPixels: MOST_PIXELS })
      .flatten({ background })
      .resize(SIDE, SIDE, { fit: 'contain', background })
      .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background })
      // Level 9 takes twice as long for a fifth of the size.
      .png({ compressionLevel: 6 })
      .toBuffer()
      .catch(() => null)
  )
}
