import { basicOutlines, Outline } from './basic-icon.tsx'

/** Outlines on a 24-unit square, 1.75 units thick. */
const outlines = {
  home: 'M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  transactions: 'M4 8h14m0 0-3.5-3.5M18 8l-3.5 3.5M20 16H6m0 0 3.5-3.5M6 16l3.5 3.5',
  document:
    'M7 3.5h7l4.5 4.5v11.5a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM13.5 3.5V8.5h5M9.5 13h6M9.5 16.5h6',
  attachment:
    'M20 11.5 12 19.6a5 5 0 0 1-7.1-7.1l8.5-8.4a3.4 3.4 0 0 1 4.8 4.8l-8.4 8.3a1.7 1.7 0 0 1-2.4-2.4L15 7.2',
  alert: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5zM10 21h4',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-3.8 3.6-6 7.5-6s6.9 2.2 7.5 6',
  message: 'M4 6.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4.5 7l7.5 6 7.5-6',
  bank: 'M4 9.5 12 4.5l8 5H4zM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M4 17h16M3.5 20h17',
  deposit: 'M12 4v11m0 0-4-4m4 4 4-4M5 20h14',
  withdraw: 'M12 15V4m0 0L8 8m4-4 4 4M5 20h14',
  goal: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 12v.1',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  check: basicOutlines.check,
  cross: basicOutlines.cross,
  plus: 'M12 5v14M5 12h14',
  'arrow-left': 'M20 12H4.5m0 0L11 5.5M4.5 12l6.5 6.5',
  'arrow-right': 'M4 12h15.5m0 0L13 5.5m6.5 6.5L13 18.5',
  'chevron-right': 'm9.5 5.5 6.5 6.5-6.5 6.5',
  'chevron-down': 'm5.5 9.5 6.5 6.5 6.5-6.5',
  'chevron-up': 'm5.5 15.5 6.5-6.5 6.5 6.5',
  'circle-check': basicOutlines['circle-check'],
  'circle-info': basicOutlines['circle-info'],
  'triangle-warning': basicOutlines['triangle-warning'],
  'circle-error': basicOutlines['circle-error'],
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.3l3.5 2',
  lock: 'M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'eye-off':
    'M9.9 5.7a9 9 0 0 1 2.1-.2c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M14.2 14.2a3 3 0 0 1-4.3-4.3M6.3 7.3A16.5 16.5 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9.3 9.3 0 0 0 4.3-1.1M4 4l16 16',
  phone: 'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM11 17.5h2',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5',
  download: 'M12 4v10.5m0 0-4-4m4 4 4-4M4.5 16v3.5a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1V16',
  external: 'M13.5 4.5h6v6M19.5 4.5 11 13M10 5.5H5.5a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V14',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  edit: 'm4.5 15.5-1 5 5-1L20 8l-4-4zM13.5 6.5l4 4',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2 1-1.2 1.8v.3M12 16.6v.1',
  'log-out': 'M10 4.5H5.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H10M9.5 12h10.5m0 0-4-4m4 4-4 4',
} as const

export type IconName = keyof typeof outlines

const isIconName = (name: string): name is IconName => name in outlines
export const iconNames: readonly IconName[] = Object.keys(outlines).filter(isIconName)

interface IconProps {
  name: IconName
  size?: 'small' | 'normal'
}

/** A decorative icon beside its text; hidden from assistive technology. */
export const Icon = ({ name, size }: IconProps) => <Outline outline={outlines[name]} size={size} />
