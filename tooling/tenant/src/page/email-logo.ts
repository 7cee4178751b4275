import { emailLogoSize, ownLogoFile } from '@coffer/branding/email-logo'
import type { Theme } from '@coffer/branding/theme'
import type { CheckedTenant } from '../check/check-tenant.ts'

/** Pixels per CSS pixel, for sharp logos on high-density screens. */
const SCALE = 2
const HEIGHT = emailLogoSize.height * SCALE
const MARGIN = emailLogoSize.margin * SCALE
/** The pixels of a logo of 2,048 by 2,048, the largest that the check allows. */
const MAX_PIXELS = 2048 ** 2
const DENSITY = 72
const MAX_DENSITY = 100_000

/**
 * The logo of an email's header as pixels, on the header's color: a mail client that inverts colors leaves pictures as
 * they are, and a white logo would be on white. Null for a logo at another origin.
 */
export async function emailLogo(
  { branding, logos }: CheckedTenant,
  theme: Theme,
): Promise<Uint8Array | null> {
  const file = ownLogoFile(branding.logos[theme.logInLogo])
  const content = file === null ? undefined : logos.get(file)
  if (content === undefined) return null
  const background = theme.colors['log-in-panel']
  const margins = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN }
  const { default: sharp } = await import('sharp')
  try {
    const { height } = await sharp(content, { limitInputPixels: false }).metadata()
    // By default an SVG is rendered at its own size, which may be too small to be legible, or exceed the memory.
    const density = Math.min(Math.max((DENSITY * HEIGHT) / height, 1), MAX_DENSITY)
    const logo = sharp(content, { density, limitInputPixels: MAX_PIXELS })
    const drawn = logo
      .resize({ height: HEIGHT })
      .flatten({ background })
      .extend({ ...margins, background })
    return await drawn.png({ compressionLevel: 6 }).toBuffer()
  } catch {
    throw new Error(`logos/${file} can't be drawn, so that emails would have no logo; export it again.`)
  }
}
