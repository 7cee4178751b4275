/** An ESTree node, typed as far as these rules read it. */
export type Node = { readonly type: string; readonly parent?: Node | null; readonly [field: string]: unknown }
export type Scope = {
  readonly upper: Scope | null
  readonly set: ReadonlyMap<string, { readonly defs: readonly unknown[] }>
}
export type Context = {
  readonly sourceCode: { getScope(node: Node): Scope }
  report(problem: { node: Node; message: string }): void
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
export const nodeAt = (node: Node, field: string): Node | undefined => {
  const value = node[field]
  return isNode(value) ? value : undefined
}
export const nodesAt = (node: Node, field: string): readonly Node[] => {
  const value = node[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}
export const nameOf = (node: Node | undefined): string => {
  const name = node?.['name'] ?? node?.['value']
  return typeof name === 'string' ? name : ''
}
