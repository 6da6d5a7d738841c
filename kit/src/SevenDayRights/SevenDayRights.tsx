'use client'
import { Button } from '../Button/index.ts'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import { IconCheck } from '../Icon/index.ts'
import * as styles from './SevenDayRights.css.ts'

type Shell = Omit<
  DialogProps,
  'children' | 'footer' | 'confirmText' | 'cancelText' | 'onConfirm' | 'onCancel' | 'danger'
>

export interface SevenDayRightsProps extends Shell {
  /** The conditions, one line each. */
  rules: readonly string[]
  selected: boolean
  /** Label of the button, by `selected`. */
  buttonText: string
  /** Called when the right is to be used, or not any more. The caller decides whether that is possible, and closes. */
  onSelectedChange: (selected: boolean) => void
}

/** Explains the 7-day zero-fee right, and selects or deselects it. */
export function SevenDayRights(props: SevenDayRightsProps) {
  const { rules, selected, buttonText, onSelectedChange, ...dialog } = props
  return (
    <Dialog
      closable
      {...dialog}
      footer={
        <Button
          block
          size="medium"
          kind={selected ? 'secondary' : 'primary'}
          className={styles.button}
          onClick={() => onSelectedChange(!selected)}
        >
          {buttonText}
        </Button>
      }
    >
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule} className={styles.rule}>
            <IconCheck className={styles.mark} />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
