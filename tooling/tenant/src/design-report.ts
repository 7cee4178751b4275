import type { Design, FrontPage, FrontPicture, Shape, Surface } from '@coffer/branding/design'
import { headingTypefaceOf } from '@coffer/branding/font-faces'
import { depositInsurer, type Insurer } from '@coffer/branding/insurer'
import type { CheckedTenant } from './check/check-tenant.ts'
import { fontsOf } from './fonts/font-files.ts'

/** Explanation of a valid tenant's design and insurer, field by field. */
export function designReport({ branding, tenant }: CheckedTenant): readonly string[] {
  const { design, insurer } = tenant
  return [
    typefaces(design),
    `Corners are ${corners[design.shape]}; cards ${cards[design.surface]}.`,
    frontPage(design.frontPage),
    signs[depositInsurer(branding.showFdic, insurer)],
  ].map((sentence) => `  ${sentence}`)
}

const corners: Record<Shape, string> = { soft: 'soft (4 px)', square: 'square', round: 'round' }

const cards: Record<Surface, string> = {
  hairline: 'have a hairline',
  tinted: 'have a tint of your primary',
  raised: 'have a shadow, and a hairline where the page is dark',
}

const signs: Record<Insurer, string> = {
  FDIC: 'The sign of the FDIC is shown.',
  NCUA: 'The sign of the NCUA is shown.',
  none: 'No sign of a deposit insurer is shown.',
}

function typefaces(design: Design): string {
  const [text, headings] = [design.textTypeface, headingTypefaceOf(design)]
  const fonts = [...fontsOf(design).values()]
  const preloaded = fonts.filter(({ isPreloaded }) => isPreloaded)
  const bytes = preloaded.reduce((sum, { content }) => sum + content.length, 0)
  const files =
    fonts.length === 0
      ? ''
      : `, in ${fonts.length} files of its own; the log-in page preloads ${preloaded.length} of them (${Math.round(bytes / 1000)} kB)`
  return `${text === headings ? `All text is in ${text}` : `Text is in ${text}, headings in ${headings}`}${files}.`
}

function frontPage({ tone, pattern, focalPoint: { x, y }, picture }: FrontPage): string {
  if (picture) return frontPicture(picture)
  const background =
    tone === 'light' ? 'light, with your color logo' : 'the one that follows from your primary'
  const drawn =
    pattern === 'none'
      ? 'no pattern'
      : pattern === 'lines'
        ? 'fine lines'
        : `${pattern} from ${x} % of its width and ${y} % of its height`
  return `The brand's half of the log-in page is ${background}, with ${drawn}.`
}

function frontPicture({ file, focalPoint: { x, y }, alternativeText }: FrontPicture): string {
  const alternative = alternativeText
    ? 'with an alternative text'
    : 'as decoration, without an alternative text'
  return (
    `On wide screens, the brand's half of the log-in page has ${file} ${alternative}, cropped around ${x} % of its width and ` +
    `${y} % of its height. Below text it is darkened by your primary's darkest shade, so that white text is legible on any part of it.`
  )
}
