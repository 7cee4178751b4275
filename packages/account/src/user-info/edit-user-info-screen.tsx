import { useRouteSearch } from '@coffer/router/link'
import { ChangePassword } from '../change-password/change-password.tsx'
import { UserInfoList } from './user-info-list.tsx'

/** `/my-account/edit-user-info`: the editable details; `?change=password` opens the password form. */
export function EditUserInfoScreen() {
  const { change } = useRouteSearch('/my-account/edit-user-info')
  return change === 'password' ? <ChangePassword /> : <UserInfoList />
}
