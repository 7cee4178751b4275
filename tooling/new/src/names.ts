import { Refusal } from './change-set.ts'

/** The spellings of a kebab-case name. */
export interface Name {
  /** `card-freeze` */
  readonly kebab: string
  /** `cardFreeze` */
  readonly camel: string
  /** `CardFreeze` */
  readonly pascal: string
  /** `card_freeze`, as on the wire */
  readonly snake: string
  /** `Card freeze` */
  readonly words: string
}

export function readName(typed: string): Name {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(typed))
    throw new Refusal(`“${typed}” is not kebab-case, like card-freeze.`)
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
  const parts = typed.split('-')
  const pascal = parts.map(capital).join('')
  return {
    kebab: typed,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    pascal,
    snake: parts.join('_'),
    words: capital(parts.join(' ')),
  }
}
