import { type FontFace, fontFaces, type FontWeight } from './font-faces.ts'

/** Adjacent characters set in one face, in the order in which they are drawn. */
export interface TextRun {
  readonly face: FontFace
  readonly text: string
}

/** What a document needs for texts beyond Latin, Greek and Cyrillic. */
export interface ScriptSupport {
  readonly faces: readonly FontFace[]
  /** Transliterates a character that no face has into Latin letters; empty if it has no sound. */
  readonly spell: (character: string) => string
  /** The runs of a line, from the left, of its characters as typed. */
  readonly arrange: (characters: readonly TextRun[]) => readonly TextRun[]
}

export const baseScripts: ScriptSupport = { faces: [], spell: () => '', arrange: joinRuns }

/** Scripts of which the faces of every document have all letters. */
export const isBaseScript =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u

const unknown = '?'
/** Printable ASCII, which the first face has and which suffices for nearly every text. */
const isPlain = /^[ -~]+$/
const spaces = /[\u00a0\u202f\u2007]/g
/** Format characters such as direction marks, which are applied or ignored but never drawn. */
const isInvisible = /^\p{Cf}$/u

/**
 * Splits a text into runs, each in the first face that has its characters. An unsupported character is transliterated
 * into Latin letters, loses its accents or becomes "?".
 */
export function splitRuns(text: string, weight: FontWeight, scripts = baseScripts): readonly TextRun[] {
  const faces = [...fontFaces(weight), ...scripts.faces]
  const [first] = faces
  if (first && isPlain.test(text)) return [{ face: first, text }]
  return scripts.arrange(assignFaces(text, faces, scripts.spell))
}

/** Joins neighbors of one face. */
export function joinRuns(characters: readonly TextRun[]): TextRun[] {
  const runs: { face: FontFace; text: string }[] = []
  for (const { face, text } of characters) {
    const last = runs.at(-1)
    if (last?.face === face) last.text += text
    else runs.push({ face, text })
  }
  return runs
}

/**
 * Each character with its face. A space keeps the face of the previous character, and so does any character that a
 * shaped face has.
 */
function assignFaces(text: string, faces: readonly FontFace[], spell: ScriptSupport['spell']): TextRun[] {
  const placed: TextRun[] = []
  for (const character of text.normalize('NFC').replaceAll(spaces, ' ')) {
    for (const known of printed(character, faces, spell)) {
      const last = placed.at(-1)?.face
      const isSame = (known === ' ' || last?.isShaped) && last?.has(known)
      const face = last && isSame ? last : faces.find((one) => one.has(known))
      if (face) placed.push({ face, text: known })
    }
  }
  return placed
}

function printed(
  character: string,
  faces: readonly FontFace[],
  spell: ScriptSupport['spell'],
): readonly string[] {
  const isKnown = (one: string): boolean => faces.some((face) => face.has(one))
  if (isKnown(character)) return [character]
  if (isInvisible.test(character)) return []
  const spelled = isBaseScript.test(character) ? [] : Array.from(spell(character))
  if (spelled.length > 0 && spelled.every(isKnown)) return spelled
  const plain = Array.from(character.normalize('NFD').replaceAll(/\p{M}/gu, ''))
  // An accent alone has no base character.
  return plain.every(isKnown) ? plain : [unknown]
}
