import type { Comparison, Finding } from '../comparing/compare-tenant.ts'
import { groupOf } from '../storybook/stories.ts'
import { reportStyle } from './report-style.ts'

/** More pictures than this would make a page that no browser likes; the rest is told by name. */
const shownAtMost = 400

const kinds = { changed: 'Changed', new: 'New', gone: 'Gone' } as const

/** A page of its own, nothing beside it: before, after and difference of each story that is not as it was. */
export function reportPage(slug: string, { findings, failures }: Comparison): string {
  const shown = findings.slice(0, shownAtMost)
  const untold = findings.slice(shownAtMost)
  const sections = Object.entries(kinds).map(([kind, title]) =>
    section(
      title,
      shown.filter((finding) => finding.kind === kind),
    ),
  )
  const title = `${slug}: what looks different`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${reportStyle}</style>
<h1>${escaped(title)}</h1>
<p>${summary(findings)} If this is how it should look: <code>pnpm snapshots --tenant ${escaped(slug)} --update</code></p>
${failuresList(failures)}
${sections.join('\n')}
${untold.length > 0 ? `<h2>${untold.length} more, without pictures</h2><ul>${untold.map(({ kind, story, size }) => `<li>${kinds[kind]}: ${escaped(story)}, ${escaped(size)}</li>`).join('')}</ul>` : ''}
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
  const lines = [...failures].map(([story, why]) => `<li>${escaped(story)}: ${escaped(why)}</li>`)
  return `<h2>Could not be drawn</h2><ul>${lines.join('')}</ul>`
}

/** The findings of one kind, those of one screen together. */
function section(title: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return ''
  const groups = Map.groupBy(findings, ({ story }) => groupOf(story))
  const parts = [...groups].map(
    ([group, members]) =>
      `<details open><summary>${escaped(group)} (${members.length})</summary>${members.map(article).join('')}</details>`,
  )
  return `<h2>${title}</h2>${parts.join('')}`
}

function article({ story, size, changedPixels, before, after, marked }: Finding): string {
  const pixels = changedPixels === undefined ? '' : `, ${changedPixels} pixels`
  const figures = [figure('Before', before), figure('After', after), figure('Difference', marked)]
  return `<article><h3>${escaped(story)} <small>${escaped(size)}${pixels}</small></h3><div>${figures.join('')}</div></article>`
}

function figure(caption: string, webp: Buffer | undefined): string {
  if (!webp) return ''
  const address = `data:image/webp;base64,${webp.toString('base64')}`
  return `<figure><figcaption>${caption}</figcaption><label><input type="checkbox" aria-label="${caption} in full size"><img loading="lazy" alt="" src="${address}"></label></figure>`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0) ?? 0};`)
