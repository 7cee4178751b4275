import { type FontFace, fontFaces, type FontWeight } from './font-faces.ts'

/** Adjacent characters that are set in one face. */
export interface TextRun {
  readonly face: FontFace
  readonly text: string
}

const unknown = '?'
/** Characters of the first face, which suffice for nearly every text. */
const isPlain = /^[ -~]+$/
const spaces = /[\u00a0\u202f\u2007]/g

/** Splits a text into runs, each in the first face with its characters. An unsupported one loses its accents or becomes "?". */
export function splitRuns(text: string, weight: FontWeight): TextRun[] {
  const faces = fontFaces(weight)
  const [first] = faces
  if (first && isPlain.test(text)) return [{ face: first, text }]
  const runs: { face: FontFace; text: string }[] = []
  for (const character of text.normalize('NFC').replaceAll(spaces, ' ')) {
    for (const known of printed(character, faces)) {
      const last = runs.at(-1)
      // A space uses the face of the run before it.
      const face = last && known === ' ' ? last.face : faces.find((one) => one.has(known))
      if (!face) continue
      if (last?.face === face) last.text += known
      else runs.push({ face, text: known })
    }
  }
  return runs
}

function printed(character: string, faces: readonly FontFace[]): readonly string[] {
  const isKnown = (one: string): boolean => faces.some((face) => face.has(one))
  if (isKnown(character)) return [character]
  const plain = Array.from(character.normalize('NFD').replaceAll(/\p{M}/gu, ''))
  // An accent by itself has no base character.
  return plain.every(isKnown) ? plain : [unknown]
}
