export { emailedLinkQuery } from './emailed-link.ts'
export { login, logout, type Credentials } from './login.ts'
export { addMobile, resendCode, selectMfa, verifyCode, type CodeEntry } from './mfa.ts'
export { forgotPassword, register, resendVerification, resetPassword } from './password.ts'
export type { PasswordReset, Registration } from './password.ts'
export { reportNotMe } from './report.ts'
export { describeSession, deviceInfo, type SessionDescription } from './session.ts'
export type {
  CodeResent,
  CodeSent,
  Device,
  Liveness,
  LoginAnswer,
  RegisterAnswer,
  ReportAnswer,
  VerifyAnswer,
} from './schema.ts'
