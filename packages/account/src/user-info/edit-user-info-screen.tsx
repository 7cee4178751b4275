import { useRouteSearch } from '@coffer/router/link'
import { ChangePassword } from '../change-password/change-password.tsx'
import { UserInfoList } from './user-info-list.tsx'

/** `/my-account/edit-user-info`: what can be changed; `?change=password` is the form of the password. */
export function EditUserInfoScreen() {
  const { change } = useRouteSearch('/my-account/edit-user-info')
  return change === 'password' ? <ChangePassword /> : <UserInfoList />
}
