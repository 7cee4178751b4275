import { nicknameProblem } from '@coffer/domain/nickname'
import * as v from 'valibot'

/** PATCH /accounts/{uuid}; null removes the nickname. */
export const nicknameBody = v.object({
  nickname: v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => nicknameProblem(text) === null),
    ),
  ),
})
export type NicknameBody = v.InferInput<typeof nicknameBody>
