import { designVariable } from '@coffer/branding/design-variables'
import { css } from 'styled-components'
import { cardRadius } from './tokens.ts'

export const pageBackground = designVariable('page-background')
/** For what covers a part of a card, such as a heading that stays in view. */
export const cardBackground = designVariable('card-background')
/** Of quiet boxes and rows under the pointer within a card, and of highlights there. */
export const cardInset = designVariable('card-inset')
export const cardTint = designVariable('card-tint')
export const cardEdge = designVariable('card-edge')
export const cardShadow = designVariable('card-shadow')

/** A card, by the tenant's shape and surface. Its edge is there where it is not seen: forced colors show it. */
export const cardStyles = css`
  border: 1px solid ${cardEdge};
  border-radius: ${cardRadius};
  background: ${cardBackground};
  box-shadow: ${cardShadow};
`
