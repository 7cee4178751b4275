import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { wear } from '../tenants.ts'
import { editedBranding, onEdited } from './edited.ts'

/** Names are typed letter by letter, and a story begins again for each of them. */
const pause = 250

let worn: { slug: string; text: string | null; drawn: string } | null = null
let shown: string | null = null
let waiting: ReturnType<typeof setTimeout> | undefined

/** Dresses the document for the story about to be drawn, in the tenant's own branding or as the panel edited it. */
export function dress(slug: string, storyId: string): void {
  shown = storyId
  const edited = editedBranding(slug)
  const text = edited?.text ?? null
  if (worn?.slug === slug && worn.text === text) return
  const { branding, logos } = wear(slug, edited?.wire)
  // Colours are variables, which a drawn story follows by itself. All else is read when it is drawn.
  const { colorPrimary: _primary, colorSecondary: _secondary, ...read } = branding
  worn = { slug, text, drawn: JSON.stringify([read, logos]) }
}

onEdited(() => {
  if (!worn || shown === null) return
  const { slug, drawn } = worn
  const storyId = shown
  dress(slug, storyId)
  if (worn.drawn === drawn) return
  clearTimeout(waiting)
  waiting = setTimeout(() => addons.getChannel().emit(FORCE_REMOUNT, { storyId }), pause)
})
