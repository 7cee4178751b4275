import { followRequests } from './requests/requests.ts'
import type { Area, OperatorArea, PageArea } from './http/routes.ts'

/** Every area of the provider. A call exists once its area stands here. */
export const areas: readonly Area[] = [followRequests]

export const operatorAreas: readonly OperatorArea[] = []

export const pageAreas: readonly PageArea[] = []
