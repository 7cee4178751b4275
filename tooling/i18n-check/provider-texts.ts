/**
 * The Spanish texts in a file of the provider, by line and column: the string literal after `es:`, or every one inside
 * an object named `es`. Values inside template literals are left out.
 */
export function spanishTextsOf(file: string): Record<string, string> {
  const source = withoutValues(file)
  const starts = [...source.matchAll(/\bes(?:: typeof en =|:)\s*(?:\([^)]*\) =>\s*)?(?=['`{])/g)]
  return Object.fromEntries(
    starts.flatMap((start) => {
      const from = start.index + start[0].length
      const end = source[from] === '{' ? endOfBlock(source, from) : source.length
      const literals = [...source.slice(from, end).matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
      return literals
        .slice(0, source[from] === '{' ? undefined : 1)
        .map((literal) => [position(source, from + literal.index), literal[1] ?? literal[2] ?? ''])
    }),
  )
}

/** Values may hold templates of their own, so the innermost are removed first. Lines keep their numbers. */
function withoutValues(source: string): string {
  const shorter = source.replaceAll(/\$\{[^{}]*\}/g, (value) => value.replaceAll(/[^\n]/g, ''))
  return shorter === source ? source : withoutValues(shorter)
}

function endOfBlock(source: string, from: number): number {
  let depth = 0
  for (let at = from; at < source.length; at++) {
    if (source[at] === '{') depth++
    if (source[at] === '}' && --depth === 0) return at
  }
  return source.length
}

function position(source: string, at: number): string {
  const before = source.slice(0, at).split('\n')
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`
}
