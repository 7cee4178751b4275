export type FlatValues = Record<string, string | boolean>

/** Keeps what was typed over a reload. */
export interface DraftPort {
  read(): Partial<FlatValues>
  write(values: FlatValues): void
}

/** The initial values, with what a draft remembers of them; a field that no longer exists is left out. */
export function readDraft<Values extends FlatValues>(initial: Values, draft: DraftPort | undefined): Values {
  const kept = draft?.read() ?? {}
  const known = Object.entries(initial).map(([name, value]) => {
    const remembered = kept[name]
    return [name, typeof remembered === typeof value ? remembered : value]
  })
  return { ...initial, ...Object.fromEntries(known) }
}
