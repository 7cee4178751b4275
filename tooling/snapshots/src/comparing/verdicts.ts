import type { Picture } from '../picture.ts'
import { compare, type Difference } from './compare-pictures.ts'

export type Verdict =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'changed'
      readonly before: Picture
      readonly after: Picture
      readonly difference: Difference
    }
  | { readonly kind: 'new'; readonly after: Picture }
  | { readonly kind: 'gone'; readonly before: Picture }

/** What has become of each picture that is kept or was drawn. */
export function judge(
  kept: ReadonlyMap<string, Picture>,
  drawn: ReadonlyMap<string, Picture>,
): ReadonlyMap<string, Verdict> {
  const stories = [...new Set([...kept.keys(), ...drawn.keys()])].sort()
  return new Map(stories.map((story) => [story, verdictOn(kept.get(story), drawn.get(story))]))
}

function verdictOn(before: Picture | undefined, after: Picture | undefined): Verdict {
  if (after === undefined) return before === undefined ? { kind: 'same' } : { kind: 'gone', before }
  if (before === undefined) return { kind: 'new', after }
  const difference = compare(before, after)
  return difference === null ? { kind: 'same' } : { kind: 'changed', before, after, difference }
}
