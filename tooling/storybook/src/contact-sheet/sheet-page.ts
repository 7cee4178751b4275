import type { SnapshotName } from '../snapshots/baseline/snapshot-folder.ts'
import { escapeText } from '../snapshots/report/escape-text.ts'
import { screenOf } from '../capture/screen-stories.ts'

/** A screen's state with the URLs of its images; null if there is no image. */
export interface SheetEntry extends SnapshotName {
  readonly before: string | null
  readonly after: string | null
}

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #1c1f23; background: #fff }
section { break-inside: avoid }
ul { display: flex; flex-wrap: wrap; gap: 1.5rem; padding: 0; list-style: none }
li > p { margin: 0 0 .25rem; font-size: .875rem }
li > div { display: flex; gap: .5rem; align-items: start }
img { width: 12rem; border: 1px solid #d5d9de }
img[data-size='desktop'] { width: 26rem }
`

/** A page with every state of every screen, with the images before and after if both exist. */
export function sheetPage(slug: string, before: string | null, entries: readonly SheetEntry[]): string {
  const title = before === null ? `${slug}: every screen` : `${slug}: every screen, at ${before} and now`
  const screens = [...Map.groupBy(entries, ({ story }) => screenOf(story))]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<style>${style}</style>
<h1>${escapeText(title)}</h1>
${screens.map(([screen, states]) => `<section><h2>${escapeText(screen)}</h2><ul>${states.map(stateItem).join('')}</ul></section>`).join('\n')}
</html>
`
}

function stateItem({ story, size, before, after }: SheetEntry): string {
  const images = [before, after].filter((address) => address !== null)
  return `<li><p>${escapeText(`${story}, ${size}`)}</p><div>${images
    .map(
      (address) =>
        `<img src="${escapeText(address)}" alt="${address === before ? 'Before' : 'Now'}" loading="lazy" data-size="${escapeText(size)}">`,
    )
    .join('')}</div></li>`
}
