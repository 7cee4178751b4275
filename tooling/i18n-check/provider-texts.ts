/** A text in a language, or an object of texts, begins after these. */
const openings = {
  en: /\b(?:const en =|en:)\s*(?:\([^)]*\) =>\s*)?(?=['"`{])/g,
  es: /\bes(?:: typeof en =|:)\s*(?:\([^)]*\) =>\s*)?(?=['"`{])/g,
} as const

/** Texts with a straight apostrophe, which the rules of copy report, are in double quotes. */
const literal =
  /'(?<single>(?:[^'\\\n]|\\.)*)'|"(?<double>(?:[^"\\\n]|\\.)*)"|`(?<template>(?:[^`\\]|\\.)*)`/g

/**
 * The texts of one language in a file of the provider, by line and column: the string literal after `en:` or `es:`, or
 * every one inside an object of that name. Values inside template literals are left out.
 */
export function providerTexts(language: 'en' | 'es', file: string): Record<string, string> {
  const source = withoutValues(file)
  const starts = [...source.matchAll(openings[language])]
  return Object.fromEntries(
    starts.flatMap((start) => {
      const from = start.index + start[0].length
      const end = source[from] === '{' ? endOfBlock(source, from) : source.length
      const literals = [...source.slice(from, end).matchAll(literal)]
      return literals
        .slice(0, source[from] === '{' ? undefined : 1)
        .map(({ index, groups = {} }) => [
          position(source, from + index),
          groups['single'] ?? groups['double'] ?? groups['template'] ?? '',
        ])
    }),
  )
}

/** Values may contain templates themselves, so the innermost are removed first. Lines keep their numbers. */
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
