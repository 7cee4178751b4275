import type { Role } from '@coffer/branding/roles'

interface RoleGroup {
  readonly name: string
  /** The use of each role of the group, for designers. */
  readonly uses: Readonly<Partial<Record<Role, string>>>
}

/** All roles, grouped for designers. */
export const roleGroups: readonly RoleGroup[] = [
  {
    name: 'Buttons and other uses of your primary color',
    uses: {
      primary: 'the primary button of a screen',
      'on-primary': 'text on it',
      'primary-hover': 'that button under the pointer',
      'primary-pressed': 'that button pressed',
      'primary-edge': 'the border of buttons, checkmarks, progress, illustrations',
      'primary-soft': 'a tint of your color: selected items',
      'on-primary-soft': 'text on it',
    },
  },
  {
    name: 'Links, focus and the chart',
    uses: {
      link: 'links',
      focus: 'the focus ring',
      'focus-on-drawer': 'the focus ring in the menu',
      'focus-on-log-in-panel': 'the focus ring on the log-in page',
      'chart-line': 'the balance over time',
      'chart-area': 'below that line',
    },
  },
  {
    name: 'The menu and the log-in page',
    uses: {
      drawer: 'the menu',
      'on-drawer': 'text in the menu',
      'drawer-hover': 'a menu item under the pointer',
      'drawer-active': 'the current menu item',
      'on-drawer-active': 'text on that item',
      'drawer-edge': 'the border of the menu',
      'log-in-panel': 'beside the log-in form, the header of emails',
      'on-log-in-panel': 'text on it',
      'log-in-panel-edge': 'its border',
      'log-in-panel-pattern': 'the pattern drawn on it',
      'picture-panel': 'beside the log-in form, over a picture',
      'on-picture-panel': 'text on it',
    },
  },
  {
    name: 'The page',
    uses: {
      background: 'the page background',
      surface: 'cards, forms, lists',
      'surface-tinted': 'cards where the surface is tinted',
      'surface-sunken': 'rows under the pointer, quiet boxes',
      hairline: 'separators',
      text: 'text',
      'text-soft': 'secondary text: hints, dates',
      'text-faint': 'placeholders',
    },
  },
  {
    name: 'Statuses',
    uses: {
      error: 'errors; the button of a destructive action',
      'error-hover': 'that button under the pointer',
      'on-error': 'text on it',
      'error-soft': 'the background of an error notice',
      'on-error-soft': 'text on it',
      success: 'success',
      'success-soft': 'the background of a success notice',
      'on-success-soft': 'text on it',
      warning: 'warnings',
      'warning-soft': 'the background of a warning',
      'on-warning-soft': 'text on it',
      info: 'information',
      'info-soft': 'the background of an information notice',
      'on-info-soft': 'text on it',
    },
  },
  {
    name: 'Fields and overlays',
    uses: {
      'control-edge': 'the border of a field',
      'control-edge-hover': 'that border under the pointer',
      disabled: 'disabled controls',
      'on-disabled': 'text on them',
      scrim: 'over the page behind a dialog',
      shadow: 'below floating elements',
    },
  },
  {
    name: 'The insurer’s sign',
    uses: {
      fdic: 'the sign of the FDIC or NCUA: its own navy, never yours',
      'fdic-on-drawer': 'the sign in the menu',
      'fdic-on-log-in-panel': 'the sign on the log-in page',
    },
  },
]
