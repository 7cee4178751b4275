import { useRef, useState } from 'react'
import { withValue } from '../../../packages/branding/src/tokens/apply-look.ts'
import { isRecord } from '../../../packages/branding/src/tokens/token-at.ts'
import { formatJson } from '../../../tooling/tenant/src/folder/format-json.ts'
import { valueAt } from '../value-at.ts'
import { checkDraft } from './check-draft.ts'
import { type EditHistory, type HistoryAction, reduceHistory } from './edit-history.ts'
import { storeDraft, storedDraft } from './stored-draft.ts'
import { type DraftFile, isSameDraft, type TenantDraft } from './tenant-draft.ts'

/** The path of a field in one of the two files. */
export type FieldPath = readonly [file: DraftFile, ...path: string[]]

type FieldChange = readonly [path: FieldPath, value: unknown]

/** A tenant's draft and its edits. While it has `problems`, stories keep showing `good`, the last valid draft. */
export function useTenantDraft(slug: string, own: TenantDraft) {
  const [history, setHistory] = useState(() => firstHistory(slug, own))
  const [good, setGood] = useState(() => validTenant(slug, history.now) ?? validTenant(slug, own))
  // A callback of an earlier render may edit: reading a file takes time.
  const latest = useRef(history)
  const { now } = history
  const checked = checkDraft(slug, now)
  const problems = checked.ok ? [] : checked.problems

  const act = (action: HistoryAction) => {
    const next = reduceHistory(latest.current, action)
    latest.current = next
    setHistory(next)
    const valid = validTenant(slug, next.now)
    if (!valid) return
    setGood(valid)
    storeDraft(slug, next.now, own)
  }
  const edit = (subject: string, draft: TenantDraft) => act({ kind: 'edit', subject, at: Date.now(), draft })
  const json = (file: DraftFile) => parseObject(now.texts[file]) ?? parseObject(own.texts[file]) ?? {}
  const withFields = (fields: readonly FieldChange[]) =>
    fields.reduce(
      (texts, [[file, ...path], value]) => ({
        ...texts,
        [file]: formatJson(withValue(parseObject(texts[file]) ?? json(file), path, value)),
      }),
      latest.current.now.texts,
    )

  return {
    slug,
    own,
    now,
    good,
    problems,
    isEdited: !isSameDraft(now, own),
    valueAt: ([file, ...path]: FieldPath) => valueAt(json(file), path),
    /** Sets one or more fields as one step of the history; undefined removes a field. */
    set: (...fields: readonly FieldChange[]) =>
      edit(fields.map(([path]) => path.join('.')).join(' '), {
        ...latest.current.now,
        texts: withFields(fields),
      }),
    /** Adds a file to the folder and sets the field that names it. */
    setFile: (field: FieldChange, path: string, dataUrl: string) =>
      edit(path, {
        texts: withFields([field]),
        files: { ...latest.current.now.files, [path]: dataUrl },
      }),
    /** Both files as objects. While a text is not JSON, the tenant's own file. */
    json: () => ({ branding: json('branding.json'), tenant: json('tenant.json') }),
    replace: edit,
    problemOf: ([file, ...path]: FieldPath): string | undefined =>
      problems.find((problem) => problem.file.endsWith(`/${file}`) && problem.field === path.join('.'))?.hint,
    undo: history.past.length > 0 ? () => act({ kind: 'undo' }) : null,
    redo: history.future.length > 0 ? () => act({ kind: 'redo' }) : null,
    reset: () => edit('reset', own),
  }
}

export type DraftEditor = ReturnType<typeof useTenantDraft>

function firstHistory(slug: string, own: TenantDraft): EditHistory {
  const stored = storedDraft(slug)
  const now = stored ? { ...stored, files: { ...own.files, ...stored.files } } : own
  return { past: stored ? [own] : [], now, future: [], latest: null }
}

function validTenant(slug: string, draft: TenantDraft) {
  const checked = checkDraft(slug, draft)
  return checked.ok ? checked.tenant : null
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
