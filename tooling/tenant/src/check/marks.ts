/** What names an institution: its names, host names and addresses. Seen in another's data, it leaks. */
export type Mark = { readonly slug: string; readonly what: string; readonly text: string }

/** A text as its words, in lower case: `help@elm.example` is help, elm, example. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** Finds marks in texts; a thousand institutions' marks cost as much as one's. */
export class Marks {
  readonly #byFirstWord = new Map<string, { readonly mark: Mark; readonly words: readonly string[] }[]>()

  constructor(marks: readonly Mark[]) {
    for (const mark of marks) {
      const words = wordsIn(mark.text)
      const first = words[0]
      if (first === undefined) continue
      const known = this.#byFirstWord.get(first)
      if (known) known.push({ mark, words })
      else this.#byFirstWord.set(first, [{ mark, words }])
    }
  }

  /** The marks that stand in a text, word for word. */
  in(text: string): readonly Mark[] {
    const words = wordsIn(text)
    return words.flatMap((word, at) =>
      (this.#byFirstWord.get(word) ?? []).flatMap(({ mark, words: sought }) =>
        sought.every((each, index) => words[at + index] === each) ? [mark] : [],
      ),
    )
  }
}
