import { type FontFace, fontFaces, type FontWeight } from './font-faces.ts'
import { isBaseScript, latinOnly, type ScriptFaces } from './script-faces.ts'
import { embeddingLevels, mirrored, inVisualOrder } from './writing-direction.ts'

/** Adjacent characters set in one face and one direction. */
export interface TextRun {
  readonly face: FontFace
  readonly text: string
  /** Embedding level of the Unicode bidirectional algorithm; text at an odd level runs to the left. */
  readonly level: number
}

const unknown = '?'
/** Printable ASCII, which the first face has and which suffices for nearly every text. */
const isPlain = /^[ -~]+$/
const spaces = /[\u00a0\u202f\u2007]/g
/** Format characters such as direction marks, which are applied or ignored but never drawn. */
const isInvisible = /^\p{Cf}$/u

/**
 * Splits a text into runs, in visual order from the left, each in the first face that has its characters. An
 * unsupported character is transliterated into Latin letters, loses its accents or becomes "?".
 */
export function splitRuns(text: string, weight: FontWeight, { faces: more, spell } = latinOnly): TextRun[] {
  const faces = [...fontFaces(weight), ...more]
  const [first] = faces
  if (first && isPlain.test(text)) return [{ face: first, text, level: 0 }]
  const placed = assignFaces(text, faces, spell)
  const levels = embeddingLevels(placed.map(({ known }) => known).join(''))
  const runs: { face: FontFace; text: string; level: number }[] = []
  let at = 0
  for (const { face, known } of placed) {
    const [last, level] = [runs.at(-1), levels[at] ?? 0]
    at += known.length
    const shown = mirrored(known, level)
    if (last?.face === face && last.level === level) last.text += shown
    else runs.push({ face, text: shown, level })
  }
  return inVisualOrder(runs.map(asDrawn))
}

/** A face that is not shaped sets its characters (brackets, and spaces between words) from the left. */
const asDrawn = (run: TextRun): TextRun =>
  run.level % 2 === 1 && !run.face.isShaped
    ? { ...run, text: Array.from(run.text).toReversed().join('') }
    : run

interface Placed {
  readonly face: FontFace
  readonly known: string
}

/**
 * Each character with its face. A space keeps the face of the previous character, and so does any character that a
 * shaped face has.
 */
function assignFaces(text: string, faces: readonly FontFace[], spell: ScriptFaces['spell']): Placed[] {
  const placed: Placed[] = []
  for (const character of text.normalize('NFC').replaceAll(spaces, ' ')) {
    for (const known of printed(character, faces, spell)) {
      const last = placed.at(-1)?.face
      const isSame = (known === ' ' || last?.isShaped) && last?.has(known)
      const face = last && isSame ? last : faces.find((one) => one.has(known))
      if (face) placed.push({ face, known })
    }
  }
  return placed
}

function printed(
  character: string,
  faces: readonly FontFace[],
  spell: ScriptFaces['spell'],
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
