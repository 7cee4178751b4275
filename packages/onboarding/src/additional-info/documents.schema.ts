import type { DocumentKind } from '@coffer/api-client/depositor'
import { checkAttachments } from '@coffer/domain/attachments'
import type { ChosenFile } from '@coffer/ui-kit/chosen-file'
import * as v from 'valibot'

/** The file chosen for each kind. */
export type ChosenDocuments = Partial<Record<DocumentKind, ChosenFile | null>>

const CHOSEN = 'chosen'
const UNSENDABLE = 'unsendable'

/** The form value of a file: whether one is chosen and may be sent. */
export function fileState(file: ChosenFile | null): string {
  if (!file) return ''
  return checkAttachments([file]) === null ? CHOSEN : UNSENDABLE
}

/** One document of each missing kind. Errors are message keys. */
export const documentsSchema = (missing: readonly DocumentKind[]) =>
  v.object(
    Object.fromEntries(
      missing.map((kind) => [
        kind,
        v.pipe(
          v.string(),
          v.nonEmpty(`problem.document.${kind}`),
          v.notValue(UNSENDABLE, 'problem.document.unsendable'),
        ),
      ]),
    ),
  )
