import { stripVTControlCharacters } from 'node:util'

const closing = [
  // vitest: "Tests  3 failed | 14 passed (17)"
  /^.*?\bTests\s+(?:(?<failed>\d+) failed(?: \| )?)?(?:(?<passed>\d+) passed)?.*\(\d+\)\s*$/,
  // playwright: "  2 failed" and "  14 passed (12.3s)"
  /^\s+(?<failed>\d+) failed\s*$/,
  /^\s+(?<passed>\d+) passed \([\d.]+m?s?\)\s*$/,
]

/** Adds up the totals that the runners print. */
export function countTests(output) {
  let passed = 0
  let failed = 0
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const groups = closing.map((form) => form.exec(line)?.groups).find(Boolean)
    passed += Number(groups?.passed ?? 0)
    failed += Number(groups?.failed ?? 0)
  }
  return { passed, failed }
}
