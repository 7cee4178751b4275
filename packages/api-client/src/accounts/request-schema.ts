import { nicknameProblem } from '@coffer/domain/nickname'
import * as v from 'valibot'
import { lineText } from '../request/text.ts'

/** PATCH /accounts/{uuid}; null removes the nickname. */
export const nicknameBody = v.object({
  nickname: v.nullable(
    v.pipe(
      lineText,
      v.trim(),
      v.check((text) => nicknameProblem(text) === null),
    ),
  ),
})
export type NicknameBody = v.InferInput<typeof nicknameBody>
