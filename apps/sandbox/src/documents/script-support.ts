import type { DocumentScript } from '@coffer/branding/document-scripts'
import { baseScripts, isBaseScript, type ScriptSupport } from './text-runs.ts'

const alef = '\u0627'

/**
 * Loads what a document with these texts needs beyond Latin, Greek and Cyrillic letters: the letters of the scripts that
 * its tenant names, and Latin ones for any other.
 */
export async function scriptSupportFor(
  texts: readonly string[],
  named: readonly DocumentScript[] = [],
): Promise<ScriptSupport> {
  const characters = [...new Set(texts.join('').normalize('NFC'))]
  if (isBaseScript.test(characters.join(''))) return baseScripts
  const { default: anyAscii } = await import('any-ascii')
  // any-ascii leaves out alef, the most frequent letter of Arabic names.
  const spell = (character: string): string => (character === alef ? 'a' : anyAscii(character))
  if (named.length === 0) return { ...baseScripts, spell }
  const { loadScripts } = await import('./scripts/load-scripts.ts')
  return { ...(await loadScripts(named, characters)), spell }
}
