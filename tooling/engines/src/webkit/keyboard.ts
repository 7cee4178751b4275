import { Key } from 'selenium-webdriver'
import type { Place, Session } from './session.ts'

const keys: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  ControlOrMeta: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  Shift: Key.SHIFT,
  Space: ' ',
  Tab: Key.TAB,
}

const keyOf = (name: string): string => keys[name] ?? name

/** Sends keys to the focused element. */
export class Keyboard {
  readonly #session: Session
  readonly #place: Place

  constructor(session: Session, place: Place) {
    this.#session = session
    this.#place = place
  }

  /** Presses a key or a combination: "Shift+Tab". */
  async press(combination: string): Promise<void> {
    const names = combination === '+' ? ['+'] : combination.split('+')
    const key = keyOf(names.at(-1) ?? '')
    const held = names.slice(0, -1).map(keyOf)
    await this.#session.at(this.#place, (driver) => {
      const down = held.reduce((actions, one) => actions.keyDown(one), driver.actions())
      return held.reduceRight((actions, one) => actions.keyUp(one), down.sendKeys(key)).perform()
    })
  }

  async type(text: string): Promise<void> {
    if (text === '') return
    await this.#session.at(this.#place, (driver) => driver.actions().sendKeys(text).perform())
  }
}
