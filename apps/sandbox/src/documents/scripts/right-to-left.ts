import bidiFactory from 'bidi-js'

const bidi = bidiFactory()
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * The embedding level of each UTF-16 unit of a line that starts at the left; empty if the whole line runs left to
 * right.
 */
export const embeddingLevels = (line: string): ArrayLike<number> =>
  rightToLeft.test(line) ? bidi.getEmbeddingLevels(line, 'ltr').levels : []

/** A bracket as drawn at an embedding level. */
export const mirrored = (character: string, level: number): string =>
  (level % 2 === 1 && bidi.getMirroredCharacter(character)) || character

/** Rule L2 of the algorithm: from the highest level down, reverses each sequence of runs at that level or above. */
export function inVisualOrder<Run extends { readonly level: number }>(runs: readonly Run[]): Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  let ordered = [...runs]
  for (let level = highest; level > 0; level -= 1) ordered = reversedFrom(level, ordered)
  return ordered
}

function reversedFrom<Run extends { readonly level: number }>(least: number, runs: readonly Run[]): Run[] {
  const ordered: Run[] = []
  let sequence: Run[] = []
  for (const run of runs) {
    if (run.level >= least) sequence.unshift(run)
    else {
      ordered.push(...sequence, run)
      sequence = []
    }
  }
  return [...ordered, ...sequence]
}
