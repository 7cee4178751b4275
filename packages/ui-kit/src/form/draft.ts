export type FlatValues = Record<string, string | boolean>

/** Keeps what was typed over a reload. */
export interface DraftPort {
  read(): Partial<FlatValues>
  write(values: FlatValues): void
}

/** The initial values, with what a draft remembers of them; a field that no longer exists is left out. */
export function readDraft<Values extends FlatValues>(initial: Values, draft: DraftPort | undefined): Values {
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
