import { nicknameProblem } from '@coffer/domain/nickname'
import * as v from 'valibot'

const is = (problem: ReturnType<typeof nicknameProblem>) => (text: string) =>
  nicknameProblem(text) !== problem

/** A nickname, empty for none; the messages are keys of this package. */
export const nicknameFormSchema = v.object({
  nickname: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || nicknameProblem(text) !== 'empty', 'nickname.invisible'),
    v.check(is('too-long'), 'nickname.long'),
    v.check(is('forbidden'), 'nickname.forbidden'),
  ),
})
