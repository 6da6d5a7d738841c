'use client'
import { cx } from '../cx.ts'
import { useStrings } from '../locale/useStrings.ts'
import { useOncePerOpening } from '../picker/useOncePerOpening.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { Surface } from '../Surface/index.ts'
import * as styles from './ActionSheet.css.ts'

export interface SheetAction {
  key: string
  text: string
  /** Grey line under the text: what it does, or why it cannot be done now. */
  description?: string
  disabled?: boolean
  /** Removes or ends something. */
  danger?: boolean
  onClick?: () => void
}

export interface ActionSheetProps extends Omit<SheetProps, 'children' | 'header' | 'footer'> {
  actions: readonly SheetAction[]
  /** Called with the action that was tapped, after its own `onClick`. The sheet closes with it. */
  onAction?: (action: SheetAction, index: number) => void
  /** The way out. */
  cancelText?: string
}

/**
 * What can be done with one thing, to choose from: a sheet of buttons, with a way out of the same size. The title names what it
 * is about.
 */
export function ActionSheet({ actions, onAction, cancelText, ...sheet }: ActionSheetProps) {
  const t = useStrings()
  const once = useOncePerOpening(sheet.open)
  const close = () => sheet.onOpenChange(false)
  return (
    <Sheet
      {...sheet}
      footer={
        <Surface pad="list">
          <button type="button" className={styles.action} onClick={close}>
            <span className={styles.text}>{cancelText ?? t.cancel}</span>
          </button>
        </Surface>
      }
    >
      <Surface pad="list">
        <ul>
          {actions.map((action, index) => (
            <li key={action.key} className={styles.item}>
              <button
                type="button"
                className={cx(styles.action, action.danger && styles.danger)}
                disabled={action.disabled}
                onClick={() =>
                  once(() => {
                    action.onClick?.()
                    onAction?.(action, index)
                    close()
                  })
                }
              >
                <span className={styles.text}>{action.text}</span>
                {action.description && <span className={styles.note}>{action.description}</span>}
              </button>
            </li>
          ))}
        </ul>
      </Surface>
    </Sheet>
  )
}
