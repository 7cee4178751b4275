import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { DocumentScript } from '@coffer/branding/document-scripts'
import { characterTest, type FontFace } from '../font-faces.ts'
import { joinRuns, type ScriptSupport } from '../text-runs.ts'
import { decodeWoff } from '../woff.ts'
import { scriptPackages } from './script-packages.ts'

const { resolve } = createRequire(import.meta.url)

const letters: Record<DocumentScript, RegExp> = {
  arabic: /\p{Script=Arabic}/u,
  devanagari: /\p{Script=Devanagari}/u,
  han: /[\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u,
  hangul: /\p{Script=Hangul}/u,
  hebrew: /\p{Script=Hebrew}/u,
  thai: /\p{Script=Thai}/u,
}

/** The faces of those named scripts that the characters use, and how their lines run. */
export async function loadScripts(
  named: readonly DocumentScript[],
  characters: readonly string[],
): Promise<Pick<ScriptSupport, 'faces' | 'arrange'>> {
  const used = named.flatMap((script) => {
    const written = characters.filter((character) => letters[script].test(character))
    return written.length === 0 ? [] : [{ script, written }]
  })
  const faces = await Promise.all(used.map(({ script, written }) => loadFaces(script, written)))
  const runsLeft = used.some(({ script }) => script === 'arabic' || script === 'hebrew')
  const arrange = runsLeft ? (await import('./right-to-left.ts')).arrangeByDirection : joinRuns
  return { faces: faces.flat(), arrange }
}

async function loadFaces(script: DocumentScript, written: readonly string[]): Promise<readonly FontFace[]> {
  const [folder] = scriptPackages[script]
  if (script === 'han' || script === 'hangul') {
    const { loadSlices } = await import('./font-slices.ts')
    return loadSlices(folder, written)
  }
  const name = `noto-sans-${script}-${script}-400-normal`
  const content = decodeWoff(await readFile(resolve(`${folder}/files/${name}.woff`)))
  return [{ name, content, scale: 1, isShaped: true, has: characterTest(content) }]
}
