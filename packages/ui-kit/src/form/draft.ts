export type FlatValues = Record<string, string | boolean>

/** Storage that keeps typed values over a reload. */
export interface DraftStorage {
  read(): Partial<FlatValues>
  write(values: FlatValues): void
}

/** The initial values merged with a stored draft; fields that no longer exist are dropped. */
export function readDraft<Values extends FlatValues>(
  initial: Values,
  draft: DraftStorage | undefined,
): Values {
  const kept = draft?.read() ?? {}
  const known = Object.entries<string | boolean>(initial).map(([name, value]) => {
    const remembered = kept[name]
    return [
      name,
      remembered !== undefined && typeof remembered === typeof value ? remembered : value,
    ] as const
  })
  return { ...initial, ...Object.fromEntries(known) }
}
