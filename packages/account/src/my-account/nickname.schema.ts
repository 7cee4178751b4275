import { nicknameProblem } from '@coffer/domain/nickname'
import * as v from 'valibot'

const hasNo = (problem: ReturnType<typeof nicknameProblem>) => (text: string) =>
  nicknameProblem(text) !== problem

/** A nickname, or an empty string for none. Errors are message keys of this package. */
export const nicknameFormSchema = v.object({
  nickname: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || nicknameProblem(text) !== 'empty', 'nickname.invisible'),
    v.check(hasNo('too-long'), 'nickname.long'),
    v.check(hasNo('forbidden'), 'nickname.forbidden'),
  ),
})
