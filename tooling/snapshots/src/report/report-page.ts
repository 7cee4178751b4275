import type { Comparison, Finding } from '../comparison/compare-tenant.ts'
import { screenOf } from '../storybook/screen-stories.ts'
import { escapeText } from './escape-text.ts'
import { reportStyle } from './report-style.ts'

/** More images make a page too heavy for a browser; the rest is listed by name. */
const maxShown = 400

const kinds = { changed: 'Changed', new: 'New', gone: 'Gone' } as const

/** A self-contained page with the images before and after and the difference, for each snapshot that is not the same. */
export function reportPage(slug: string, { findings, failures }: Comparison): string {
  const shown = findings.slice(0, maxShown)
  const unshown = findings.slice(maxShown)
  const sections = Object.entries(kinds).map(([kind, title]) =>
    section(
      title,
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
<p>${summary(findings)} If this is the intended look: <code>npm run snapshots -- --tenant ${escapeText(slug)} --update</code></p>
${failuresList(failures)}
${sections.join('\n')}
${unshown.length > 0 ? `<h2>${unshown.length} more, without images</h2><ul>${unshown.map(({ kind, story, size }) => `<li>${kinds[kind]}: ${escapeText(story)}, ${escapeText(size)}</li>`).join('')}</ul>` : ''}
</html>
`
}

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

/** The findings of one kind, grouped by screen. */
function section(title: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return ''
  const screens = Map.groupBy(findings, ({ story }) => screenOf(story))
  const parts = [...screens].map(
    ([screen, members]) =>
      `<details open><summary>${escapeText(screen)} (${members.length})</summary>${members.map(article).join('')}</details>`,
  )
  return `<h2>${title}</h2>${parts.join('')}`
}

function article(finding: Finding): string {
  const { kind, story, size } = finding
  const pixels = kind === 'changed' ? `, ${finding.changedPixels} pixels` : ''
  const figures = [
    'before' in finding ? figure('Before', finding.before) : '',
    'after' in finding ? figure('After', finding.after) : '',
    kind === 'changed' ? figure('Difference', finding.marked) : '',
  ]
  return `<article><h3>${escapeText(story)} <small>${escapeText(size)}${pixels}</small></h3><div>${figures.join('')}</div></article>`
}

function figure(caption: string, png: Buffer): string {
  const address = `data:image/png;base64,${png.toString('base64')}`
  return `<figure><figcaption>${caption}</figcaption><label><input type="checkbox" aria-label="${caption} in full size"><img loading="lazy" alt="" src="${address}"></label></figure>`
}
