import { createRequire } from 'node:module'
import type { DocumentScript } from '@coffer/branding/document-scripts'

const { resolve } = createRequire(import.meta.url)

/** The packages that print a script. The provider is installed without them (decision 035). */
export const scriptPackages: Record<DocumentScript, readonly [font: string, ...others: string[]]> = {
  arabic: ['@fontsource/noto-sans-arabic', 'bidi-js'],
  devanagari: ['@fontsource/noto-sans-devanagari'],
  han: ['@fontsource-variable/noto-sans-sc', 'subset-font'],
  hangul: ['@fontsource-variable/noto-sans-kr', 'subset-font'],
  hebrew: ['@fontsource/noto-sans-hebrew', 'bidi-js'],
  thai: ['@fontsource/noto-sans-thai'],
}

/** What prevents the use of the scripts that a tenant names: packages that are not installed. */
export const scriptProblems = (scripts: readonly DocumentScript[], isInstalled = canResolve) =>
  scripts.flatMap((script, place) => {
    const missing = scriptPackages[script].filter((name) => !isInstalled(name))
    if (missing.length === 0) return []
    const add = `npm run pnpm -- --filter @coffer/sandbox add --save-prod ${missing.join(' ')}`
    const hint = `is ${script}, whose letters are not installed; run ${add}, or remove it`
    return [{ field: `documents.scripts.${place}`, hint }]
  })

function canResolve(name: string): boolean {
  try {
    resolve(name)
    return true
  } catch {
    return false
  }
}
