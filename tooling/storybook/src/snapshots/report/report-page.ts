import type { ColorChange } from '../comparison/color-change.ts'
import type { Comparison, Finding } from '../comparison/compare-tenant.ts'
import { screenOf } from '../../capture/screen-stories.ts'
import { escapeText } from './escape-text.ts'
import { type Changed, groupChanges } from './group-changes.ts'
import { reportStyle } from './report-style.ts'

/** More images make a page too heavy for a browser; the rest is listed by name. */
const maxShown = 400

const kinds = { changed: 'Changed', new: 'New', gone: 'Gone' } as const

/** The origin of `npm run storybook`. */
const storybook = 'http://localhost:6006'

/** The page's script: moves the edge between before and after, and copies commands. */
const script = `
addEventListener('input', ({ target }) => target.closest('.slider')?.style.setProperty('--at', target.value + '%'))
addEventListener('click', ({ target }) => {
  if (target.dataset?.command) navigator.clipboard.writeText(target.dataset.command)
})`

/** Returns the roles of the theme that have a color. */
export type RolesOf = (color: string) => readonly string[]

/**
 * A self-contained page with the images before and after and the difference for each snapshot that is not the same.
 * Changed ones are grouped by the change of color that caused them.
 */
export function reportPage(slug: string, { findings, failures }: Comparison, rolesOf: RolesOf): string {
  const shown = findings.slice(0, maxShown)
  const unshown = findings.slice(maxShown)
  const groups = groupChanges(shown).map(({ cause, findings: members }) =>
    section(slug, cause ? causeTitle(cause, rolesOf) : 'Changed otherwise', members),
  )
  const others = (['new', 'gone'] as const).map((kind) =>
    section(
      slug,
      kinds[kind],
      shown.filter((finding) => finding.kind === kind),
    ),
  )
  const title = `${slug}: changed screens`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<style>${reportStyle}</style>
<h1>${escapeText(title)}</h1>
<p>${summary(findings)} If all of this is the intended look: <code>npm run snapshots -- --tenant ${escapeText(slug)} --update</code></p>
<p>The name of a story leads to it while <code>npm run storybook</code> runs.</p>
${failuresList(failures)}
${[...groups, ...others].join('\n')}
${unshown.length > 0 ? `<h2>${unshown.length} more, without images</h2><ul>${unshown.map(({ kind, story, size }) => `<li>${kinds[kind]}: ${escapeText(story)}, ${escapeText(size)}</li>`).join('')}</ul>` : ''}
<script>${script}</script>
</html>
`
}

/** "#0b2545 became #0b2551 (primary, drawer)". */
function causeTitle({ from, to }: ColorChange, rolesOf: RolesOf): string {
  const roles = rolesOf(to)
  return `${chip(from)}${from} became ${chip(to)}${to}${roles.length > 0 ? ` (${roles.join(', ')})` : ''}`
}

const chip = (color: string): string => `<span class="chip" style="background:${color}"></span>`

function summary(findings: readonly Finding[]): string {
  const counts = Object.entries(kinds).map(([kind, title]) => {
    const count = findings.filter((finding) => finding.kind === kind).length
    return `${count} ${title.toLowerCase()}`
  })
  return `${counts.join(', ')}.`
}

function failuresList(failures: Comparison['failures']): string {
  if (failures.size === 0) return ''
  const lines = [...failures].map(([story, reason]) => `<li>${escapeText(story)}: ${escapeText(reason)}</li>`)
  return `<h2>Could not be captured</h2><ul>${lines.join('')}</ul>`
}

/** Findings under a title, grouped by screen. `title` is HTML. */
function section(slug: string, title: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return ''
  const screens = Map.groupBy(findings, ({ story }) => screenOf(story))
  const parts = [...screens].map(
    ([screen, members]) =>
      `<details open><summary>${escapeText(screen)} (${members.length})</summary>${members.map((finding) => article(slug, finding)).join('')}</details>`,
  )
  return `<section><h2>${title}: ${findings.length}</h2>${parts.join('')}</section>`
}

function article(slug: string, finding: Finding): string {
  const { kind, story, size } = finding
  const pixels = kind === 'changed' ? `, ${finding.changedPixels} pixels` : ''
  const figures = [
    'before' in finding ? figure('Before', finding.before) : '',
    'after' in finding ? figure('After', finding.after) : '',
    kind === 'changed' ? figure('Difference', finding.marked) : '',
  ]
  const address = `${storybook}/?path=/story/${story}&globals=tenant:${slug};viewport:${size}`
  const command = escapeText(`npm run snapshots -- --tenant ${slug} --accept ${story}`)
  return `<article><h3><a href="${escapeText(address)}">${escapeText(story)}</a> <small>${escapeText(size)}${pixels}</small></h3>
<p><code>${command}</code> <button type="button" data-command="${command}">Copy</button></p>
<div>${kind === 'changed' ? slider(finding) : ''}${figures.join('')}</div></article>`
}

/** The images before and after on top of each other, with a movable edge between them. */
function slider({ story, before, after }: Changed): string {
  return `<figure class="slider"><figcaption>Both</figcaption><div><img loading="lazy" alt="" src="${dataUrl(before)}"><img loading="lazy" alt="" src="${dataUrl(after)}"></div><input type="range" min="0" max="100" value="50" aria-label="Edge between before and after of ${escapeText(story)}"></figure>`
}

function figure(caption: string, png: Buffer): string {
  return `<figure><figcaption>${caption}</figcaption><label><input type="checkbox" aria-label="${caption} in full size"><img loading="lazy" alt="" src="${dataUrl(png)}"></label></figure>`
}

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`
