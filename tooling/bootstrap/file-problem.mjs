const reasons = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EMFILE: 'too many files are open',
}

/** A sentence about a file that the system refuses to read or write; null for any other error. */
export function fileProblem(error) {
  const { code, path, dest } = Object(error)
  const reason = reasons[code]
  if (reason === undefined || typeof path !== 'string') return null
  return `${typeof dest === 'string' ? dest : path} can't be used: ${reason}.`
}
