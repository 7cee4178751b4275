import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import { characterTest, type FontFace } from './font-faces.ts'
import { decodeWoff } from './woff.ts'

/** The fonts and spellings that a document needs for texts beyond Latin, Greek and Cyrillic. */
export interface ScriptFaces {
  readonly faces: readonly FontFace[]
  /** Transliterates a character that no face has into Latin letters; empty if it has no sound. */
  readonly spell: (character: string) => string
}

export const latinOnly: ScriptFaces = { faces: [], spell: () => '' }

interface Script {
  readonly letters: RegExp
  readonly load: (characters: readonly string[]) => Promise<readonly FontFace[]>
}

const { resolve } = createRequire(import.meta.url)

/** Noto Sans for the scripts whose letters Lato lacks. Other scripts are transliterated into Latin letters. */
const scripts: readonly Script[] = [
  { letters: /\p{Script=Hangul}/u, load: (characters) => loadSlices('noto-sans-kr', characters) },
  {
    letters: /[\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u,
    load: (characters) => loadSlices('noto-sans-sc', characters),
  },
  { letters: /\p{Script=Arabic}/u, load: () => whole('arabic') },
  { letters: /\p{Script=Hebrew}/u, load: () => whole('hebrew') },
  { letters: /\p{Script=Devanagari}/u, load: () => whole('devanagari') },
  { letters: /\p{Script=Thai}/u, load: () => whole('thai') },
]

/** The faces of every document cover Greek, Cyrillic and all of Latin. */
export const isBaseScript =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u

/** The faces for these texts. A script is loaded only if a text uses it: all of them together take 15 MB. */
export async function scriptFacesFor(texts: readonly string[]): Promise<ScriptFaces> {
  const characters = [...new Set(texts.join('').normalize('NFC'))]
  if (isBaseScript.test(characters.join(''))) return latinOnly
  const loaded = scripts.map(({ letters, load }) => {
    const written = characters.filter((character) => letters.test(character))
    return written.length === 0 ? [] : load(written)
  })
  const [{ default: anyAscii }, ...faces] = await Promise.all([import('any-ascii'), ...loaded])
  return { faces: faces.flat(), spell: anyAscii }
}

async function whole(script: string): Promise<readonly FontFace[]> {
  const name = `noto-sans-${script}-${script}-400-normal`
  const content = decodeWoff(await readFile(resolve(`@fontsource/noto-sans-${script}/files/${name}.woff`)))
  return [{ name, content, scale: 1, isShaped: true, has: characterTest(content) }]
}

const slices = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/**
 * Chinese, Japanese and Korean have too many letters for one file: loads the slices with these characters, and keeps
 * only these characters of each.
 */
async function loadSlices(family: string, characters: readonly string[]): Promise<readonly FontFace[]> {
  const folder = `@fontsource-variable/${family}`
  const ranges = v.parse(slices, await readFile(resolve(`${folder}/unicode.json`), 'utf8'))
  const { default: subsetFont } = await import('subset-font')
  const found = Object.entries(ranges).map(([slice, range]) => ({
    name: `${family}-${slice.replaceAll(/[[\]]/g, '')}-wght-normal`,
    text: characters.filter((character) => isWithin(range, character)).join(''),
  }))
  return Promise.all(
    found
      .filter(({ text }) => text !== '')
      .map(async ({ name, text }) => {
        const slice = await readFile(resolve(`${folder}/files/${name}.woff2`))
        // A fixed weight, because a document cannot embed a variable font.
        const variationAxes = { wght: 400 }
        const content = await subsetFont(slice, text, { targetFormat: 'truetype', variationAxes })
        return { name, content, scale: 1, isShaped: false, has: characterTest(content) }
      }),
  )
}

/** Whether a range list such as "U+4e00-4e0f,U+4e11" contains a character. */
const isWithin = (ranges: string, character: string): boolean =>
  ranges.split(',').some((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    const code = character.codePointAt(0) ?? -1
    return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16)
  })
