import { FORCE_REMOUNT, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { type Appearance, applyTenant } from '../tenants.ts'
import { onDraftChange, shownDraft } from './draft/stored-draft.ts'
import { outlineRoles } from './roles/outline-role.ts'

/** Debounces typing, because each change restarts the story. In milliseconds. */
const restartDelayMs = 250

interface Shown {
  slug: string
  appearance: Appearance
  storyId: string
}

let applied: { of: string; draft: string; drawn: string } | null = null
let shown: Shown | null = null
let waiting: ReturnType<typeof setTimeout> | undefined

/** Whether the story is being rendered, played or checked for accessibility. */
let isRendering = true
/** Whether the story shows an earlier draft. */
let isOutOfDate = false

/** Applies the tenant's branding, or the draft of the panel, to the document before a story is rendered. */
export function applyBranding(story: Shown): void {
  shown = story
  const { slug, appearance } = story
  const of = `${slug} ${appearance}`
  const edited = shownDraft(slug)
  const draft = JSON.stringify(edited)
  if (applied?.of === of && applied.draft === draft) return
  const { branding, logos, block } = applyTenant(slug, appearance, edited)
  // A rendered story follows changes of colors and design, which are style sheets. Anything else is read when it renders.
  const { colorPrimary: _primary, colorSecondary: _secondary, ...read } = branding
  const { branding: _wire, ...rest } = block
  applied = { of, draft, drawn: JSON.stringify([read, logos, rest]) }
}

outlineRoles()
onDraftChange(() => {
  if (!applied || shown === null) return
  const { drawn } = applied
  applyBranding(shown)
  if (applied.drawn === drawn) return
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    isOutOfDate = true
    restartStory()
  }, restartDelayMs)
})

addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
  isRendering = newPhase !== 'finished' && newPhase !== 'errored'
  restartStory()
})

/** Restarts the story if it has been rendered and checked: before that, Storybook would reload the whole page. */
function restartStory(): void {
  if (!isOutOfDate || isRendering || shown === null) return
  isOutOfDate = false
  addons.getChannel().emit(FORCE_REMOUNT, { storyId: shown.storyId })
}
