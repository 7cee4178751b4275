import { useRouteSearch } from '@coffer/router/link'
import { ChangePassword } from '../change-password/change-password.tsx'
import { ChooseWhat } from './choose-what.tsx'

/** `/my-account/edit-user-info`: what can be changed; `?change=password` changes the password right here. */
export function EditUserInfoScreen() {
  const { change } = useRouteSearch('/my-account/edit-user-info')
  return change === 'password' ? <ChangePassword /> : <ChooseWhat />
}
