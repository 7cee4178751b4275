import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import * as v from 'valibot'
import { characterTest, type FontFace } from '../font-faces.ts'

const { resolve } = createRequire(import.meta.url)
const slices = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/**
 * Chinese, Japanese and Korean have too many letters for one file: loads the slices with these characters, and keeps
 * only these characters of each.
 */
export async function loadSlices(
  folder: string,
  characters: readonly string[],
): Promise<readonly FontFace[]> {
  const family = folder.replace(/^.*\//, '')
  const ranges = v.parse(slices, await readFile(resolve(`${folder}/unicode.json`), 'utf8'))
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
