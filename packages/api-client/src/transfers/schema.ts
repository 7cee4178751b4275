export const closingReasons = ['rate', 'moving', 'service', 'other_bank', 'other'] as const
export type ClosingReason = (typeof closingReasons)[number]
