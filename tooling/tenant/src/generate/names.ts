const consonants = 'bdfghklmnprstvwz'
const vowels = 'aeiou'

/**
 * A word unique to a tenant: six letters starting with z, so that none is part of another or of a word in the default
 * messages.
 */
export function ownWord(index: number): string {
  // The step is coprime to the number of words, so each index has a different word.
  let rest = (index * 7919) % (vowels.length * 80 * 80)
  const take = (letters: string): string => {
    const letter = letters[rest % letters.length] ?? ''
    rest = Math.floor(rest / letters.length)
    return letter
  }
  const first = take(vowels)
  const [second, third] = [take(consonants) + take(vowels), take(consonants) + take(vowels)]
  return `z${first}${second}${third}`
}

const letters = `z${vowels}${consonants.replace('z', '')}`
const alphabets = {
  arabic: 'زاهيوةبدفغحكلمنرستقجش',
  hebrew: 'זאהיועבדפגחכלמנרסתקטש',
  greek: 'ζαεηουβδφγχκλμνρστψπξ',
  katakana: 'ザアエイオウバダフガハカラマナリサタヴワジ',
} as const

/** The word transliterated, character by character. */
function inLetters(alphabet: keyof typeof alphabets, word: string): string {
  const others = Array.from(alphabets[alphabet])
  return Array.from(word, (letter) => others[letters.indexOf(letter)] ?? letter).join('')
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

type Name = (word: string) => { readonly name: string; readonly shortName: string }
const as = (shortName: string, around: (shortName: string) => string): ReturnType<Name> => ({
  name: around(shortName),
  shortName,
})

/** Realistic names: short, long, in several scripts and directions, and with HTML characters. */
const forms: readonly Name[] = [
  (word) => as(capital(word), (own) => `${own} Savings`),
  (word) => as(capital(word), (own) => `${own} Bank`),
  (word) =>
    as(capital(word), (own) => `First ${own} Federal Savings and Loan Association of the Northern Lakes`),
  (word) => as(capital(word), (own) => `${own} & Daughters’ “Trust” <Direct>`),
  (word) => as(inLetters('arabic', word), (own) => `مصرف ${own} للادخار`),
  (word) => as(inLetters('hebrew', word), (own) => `בנק ${own} לחיסכון`),
  (word) => as(inLetters('greek', word), (own) => `Τράπεζα ${own}`),
  (word) => as(inLetters('katakana', word), (own) => `${own}銀行`),
  (word) => as(capital(word), (own) => `Crédito Ñandú ${own}, S. A.`),
  (word) => as(capital(word), (own) => `${own} ${'of the very long name '.repeat(5)}`.slice(0, 100).trim()),
]

export function generateName(index: number): ReturnType<Name> {
  const word = ownWord(index)
  const form = forms[index % forms.length]
  return form ? form(word) : as(capital(word), String)
}
