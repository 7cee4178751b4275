import { parseAmount, type AmountProblem } from './money.ts'
import { foldApostrophes, foldHyphens, plainNumber } from './typed-text.ts'

export type TypedAmountProblem = AmountProblem | 'ambiguous'
/** The meaning of a lone comma before two digits in a language. */
export type Comma = 'thousands' | 'cents'
export type TypedAmount = { cents: number } | { problem: TypedAmountProblem }

/** Longer texts are not amounts, and are refused unread. */
const maxTypedLength = 60

const currency = /^(?:us)?\$|^usd|(?:us)?\$$|usd$/gi
const pointsBetweenThousands = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/
const apostrophesBetweenThousands = /^\d{1,3}(?:’\d{3})+(?:[.,]\d{1,2})?$/
const commaForCents = /^\d+,\d{1,2}$/

/** Converts digits and punctuation to plain ones, without spaces and currency. */
const plainAmount = (text: string): string =>
  foldApostrophes(foldHyphens(plainNumber(text)))
    .replaceAll(/[．٫]/g, '.')
    .replaceAll(/[，٬]/g, ',')
    .replaceAll(/[＄﹩]/g, '$')
    .replaceAll(/\s/g, '')
    .replace(currency, '')

/**
 * Parses typed dollars in any notation: "1,000", "$50", "50 US$", "1.000,50", "1'234.50", "USD 20". "12.345" is
 * ambiguous: twelve thousand or twelve. `comma` decides whether a single comma before two digits is a decimal comma.
 */
export function readAmount(text: string, { comma = 'thousands' }: { comma?: Comma } = {}): TypedAmount {
  if (text.length > maxTypedLength) return { problem: 'malformed' }
  const bare = plainAmount(text)
  if (apostrophesBetweenThousands.test(bare)) return parseAmount(bare.replaceAll('’', '').replace(',', '.'))
  if (pointsBetweenThousands.test(bare)) return parseAmount(bare.replaceAll('.', '').replace(',', '.'))
  if (comma === 'cents' && commaForCents.test(bare)) return parseAmount(bare.replace(',', '.'))
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(bare)) return { problem: 'ambiguous' }
  return parseAmount(bare)
}

/** The cents of a typed amount; 0 if it is not an amount. */
export function parseCents(text: string, comma: Comma): number {
  const read = readAmount(text, { comma })
  return 'cents' in read ? read.cents : 0
}
