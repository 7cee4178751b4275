/** How a locator or an assertion matches a text: a part of it in any case, all of it, or a pattern. */
export type TextMatch =
  | { readonly text: string; readonly isExact: boolean }
  | { readonly pattern: string; readonly flags: string }

export interface RoleOptions {
  readonly name?: TextMatch
  readonly level?: number
  readonly checked?: boolean
  readonly pressed?: boolean
  readonly expanded?: boolean
  readonly selected?: boolean
  readonly includeHidden?: boolean
}

/** A step that keeps some of the elements found so far. */
export type FilterStep =
  | { readonly by: 'hasText' | 'hasNotText'; readonly match: TextMatch }
  | { readonly by: 'has' | 'hasNot' | 'and'; readonly steps: readonly Step[] }
  | { readonly by: 'visible'; readonly isVisible: boolean }

/** One step of a locator, from the elements found so far to others. */
export type Step =
  | FilterStep
  | { readonly by: 'role'; readonly role: string; readonly options: RoleOptions }
  | { readonly by: 'label' | 'text' | 'title'; readonly match: TextMatch }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'or'; readonly steps: readonly Step[] }
  | { readonly by: 'nth'; readonly index: number }
  | { readonly by: 'parent' }

/** The properties of an element that can be read. */
export type Property =
  | 'accessibleDescription'
  | 'accessibleName'
  | 'checked'
  | 'disabled'
  | 'editable'
  | 'focused'
  | 'innerText'
  | 'inViewport'
  | 'text'
  | 'value'
  | 'visible'
  | `attribute ${string}`
  | `style ${string}`
