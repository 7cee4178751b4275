/** A builder of valid wire objects, with defaults for all but the given fields. */
export const builder =
  <T extends object>(defaults: T) =>
  (part: Partial<T> = {}): T => ({ ...defaults, ...part })

/** A UUID from a small number. */
export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
