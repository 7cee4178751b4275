import { type ColorChange, isSameChange } from '../comparison/color-change.ts'
import type { Finding } from '../comparison/compare-tenant.ts'

export type Changed = Extract<Finding, { kind: 'changed' }>

export interface ChangeGroup {
  /** The change of color; null for the changes that no single color explains. */
  readonly cause: ColorChange | null
  readonly findings: readonly Changed[]
}

/** Groups changed snapshots by the change of color that caused them, the largest group first and unexplained ones last. */
export function groupChanges(findings: readonly Finding[]): readonly ChangeGroup[] {
  const changed = findings.filter((finding) => finding.kind === 'changed')
  const groups: { cause: ColorChange; findings: Changed[] }[] = []
  for (const finding of changed) {
    const cause = finding.colorChange
    if (cause === null) continue
    const known = groups.find((group) => isSameChange(group.cause, cause))
    if (known) known.findings.push(finding)
    else groups.push({ cause, findings: [finding] })
  }
  const rest = changed.filter(({ colorChange }) => colorChange === null)
  return [
    ...groups.toSorted((one, other) => other.findings.length - one.findings.length),
    ...(rest.length > 0 ? [{ cause: null, findings: rest }] : []),
  ]
}
