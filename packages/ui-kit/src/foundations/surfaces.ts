import { designVariable } from '@coffer/branding/design-variables'
import { css } from 'styled-components'
import { cardRadius } from './tokens.ts'

export const pageBackground = designVariable('page-background')
/** The background of elements that cover a part of a card, such as a sticky heading. */
export const cardBackground = designVariable('card-background')
/** Backgrounds within a card: `cardInset` of quiet boxes and hovered rows, `cardTint` of highlights. */
export const cardInset = designVariable('card-inset')
export const cardTint = designVariable('card-tint')
export const cardEdge = designVariable('card-edge')
export const cardShadow = designVariable('card-shadow')

/**
 * A card with the tenant's shape and surface. It always has an edge, because forced colors show even a transparent one.
 */
export const cardStyles = css`
  border: 1px solid ${cardEdge};
  border-radius: ${cardRadius};
  background: ${cardBackground};
  box-shadow: ${cardShadow};
`
