import type { Result } from '../run-journeys.ts'
import { escapeMarkup } from './escape-markup.ts'
import type { Summary } from './summary.ts'

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  td, th { border-top: 1px solid; padding: .25rem .5rem; text-align: left; vertical-align: top }
  td:first-child { font-weight: 600; white-space: nowrap }
  code { overflow-wrap: anywhere }`

/** The results as one page without any other file, for a partner to send on. */
export function htmlReport(
  results: readonly Result[],
  summary: Summary,
  { base, at }: { readonly base: string; readonly at: string },
): string {
  const journeys = Map.groupBy(results, ({ journey }) => journey)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Certification of ${escapeMarkup(base)}</title>
<style>${style}</style>
<h1>Certification of ${escapeMarkup(base)}</h1>
<p>${escapeMarkup(at)}: ${summary.passed} passed, ${summary.failed} failed, ${summary.notRun} not run.</p>
${summary.calls
  .map(
    ({ what, exercised, all, missing }) =>
      `<p>Calls exercised, ${what}: ${exercised} of ${all}.</p>${missing.length === 0 ? '' : `<ul>${missing.map((name) => `<li><code>${escapeMarkup(name)}</code></li>`).join('')}</ul>`}`,
  )
  .join('\n')}
${[...journeys].map(([title, checks]) => journeyTable(title, checks)).join('\n')}
</html>
`
}

const journeyTable = (title: string, checks: readonly Result[]): string => `<h2>${escapeMarkup(title)}</h2>
<table>
<tr><th scope="col">Result</th><th scope="col">Check</th></tr>
${checks.map((result) => `<tr><td>${result.status}</td><td>${escapeMarkup(result.sentence)}<br><code>${escapeMarkup(result.id)}</code>${detail(result)}</td></tr>`).join('\n')}
</table>`

function detail(result: Result): string {
  if (result.status === 'passed') return ''
  return `<br>${escapeMarkup(result.status === 'failed' ? result.problem : result.reason)}`
}
