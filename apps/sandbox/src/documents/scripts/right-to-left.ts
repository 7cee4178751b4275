import bidiFactory from 'bidi-js'
import type { TextRun } from '../text-runs.ts'

interface LevelRun extends TextRun {
  /** Embedding level of the Unicode bidirectional algorithm; text at an odd level runs to the left. */
  readonly level: number
}

const bidi = bidiFactory()

/** The runs of a line that begins at the left, in visual order from the left. */
export function arrangeByDirection(characters: readonly TextRun[]): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(characters.map(({ text }) => text).join(''), 'ltr')
  const runs: LevelRun[] = []
  let at = 0
  for (const { face, text } of characters) {
    const [last, level] = [runs.at(-1), levels[at] ?? 0]
    at += text.length
    const shown = (level % 2 === 1 && bidi.getMirroredCharacter(text)) || text
    if (last?.face === face && last.level === level) runs.splice(-1, 1, { ...last, text: last.text + shown })
    else runs.push({ face, text: shown, level })
  }
  return inVisualOrder(runs).map(asDrawn)
}

/** A face that is not shaped sets its characters (brackets, and spaces between words) from the left. */
const asDrawn = ({ face, text, level }: LevelRun): TextRun => ({
  face,
  text: level % 2 === 1 && !face.isShaped ? Array.from(text).toReversed().join('') : text,
})

/** Rule L2 of the algorithm: from the highest level down, reverses each sequence of runs at that level or above. */
function inVisualOrder(runs: readonly LevelRun[]): readonly LevelRun[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  let ordered = runs
  for (let level = highest; level > 0; level -= 1) ordered = reversedFrom(level, ordered)
  return ordered
}

function reversedFrom(least: number, runs: readonly LevelRun[]): readonly LevelRun[] {
  const ordered: LevelRun[] = []
  let sequence: LevelRun[] = []
  for (const run of runs) {
    if (run.level >= least) sequence.unshift(run)
    else {
      ordered.push(...sequence, run)
      sequence = []
    }
  }
  return [...ordered, ...sequence]
}
