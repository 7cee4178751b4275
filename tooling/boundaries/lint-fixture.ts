import { spawnSync } from 'node:child_process'
import * as v from 'valibot'

type LintFinding = { readonly rule: string; readonly from: string }

/** A violation of each of the project's own lint rules, and the fixture's file that holds it. */
export const plantedLint = [
  ['linear-expressions', 'packages/dashboard/src/trailing-dots.ts'],
  ['no-bare-text', 'packages/dashboard/src/balance-line.tsx'],
  ['no-hex-color', 'packages/dashboard/src/panel.ts'],
  ['no-literal-query-key', 'packages/dashboard/src/use-balance.ts'],
  ['no-machine-locale', 'packages/dashboard/src/months.ts'],
  ['no-url-as-path', 'packages/dashboard/src/folder.ts'],
  ['no-literal-text', 'packages/dashboard/src/balance-card.tsx'],
  ['no-machine-clock', 'packages/dashboard/src/balance.test.ts'],
  ['no-machine-clock', 'packages/dashboard/src/balance.stories.tsx'],
  ['no-machine-clock', 'packages/dashboard/src/balance.fixture.ts'],
  ['no-machine-clock', 'packages/dashboard/src/example-balance.ts'],
  ['no-unbounded-grid', 'packages/dashboard/src/list.ts'],
  ['proven-colors', 'packages/dashboard/src/stage-mark.ts'],
  ['supported-apis', 'packages/dashboard/src/first-answer.ts'],
  ['supported-apis', 'packages/dashboard/src/change-screen.ts'],
  ['no-max-length', 'packages/dashboard/src/zip-field.tsx'],
] as const

const reportSchema = v.object({
  diagnostics: v.array(v.object({ code: v.optional(v.string(), ''), filename: v.string() })),
})

/** Lints the fixture by the root's configuration, which its own extends. */
export function lintFixture(cwd: string): readonly LintFinding[] {
  const { stdout } = spawnSync('oxlint', ['--config', 'oxlint.json', '--format=json', '.'], {
    cwd,
    encoding: 'utf8',
  })
  const { diagnostics } = v.parse(reportSchema, JSON.parse(stdout))
  return diagnostics.map(({ code, filename }) => ({
    rule: code.replace(/^coffer\((.*)\)$/, '$1'),
    from: filename,
  }))
}
