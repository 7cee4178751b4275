/** Exit codes: no known vulnerability, some, and unknown because the registry did not answer. */
const clean = 0
const vulnerable = 1
const unanswered = 3

/**
 * The report of `pnpm audit --json` as an exit code and lines to print. With a registry that has no advisories, such as a
 * mirror, the result is neither clean nor vulnerable.
 */
export function readAdvisories(output, code) {
  const report = parseReport(output)
  if (report === null) {
    const reason = /responded with (\d{3})/.exec(output)?.[1]
    const cause = reason ? ` It answered ${reason}.` : ''
    return {
      status: unanswered,
      lines: [`The registry has no advisories, so nothing is known about vulnerabilities.${cause}`],
    }
  }
  const found = Object.values(report.advisories)
  const lines = found.map(
    ({ module_name, severity, title, url }) => `${severity}: ${module_name}: ${title} (${url})`,
  )
  if (found.length > 0) return { status: vulnerable, lines }
  // Without a finding the exit code of pnpm counts too: it may have failed for another reason.
  return code === 0
    ? { status: clean, lines: ['No known vulnerability.'] }
    : { status: unanswered, lines: ['pnpm audit failed without a report.'] }
}

function parseReport(output) {
  const start = output.indexOf('{')
  if (start === -1) return null
  try {
    const report = JSON.parse(output.slice(start))
    return typeof report.advisories === 'object' && report.advisories !== null ? report : null
  } catch {
    return null
  }
}
