import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { cx } from '../cx.ts'
import { IconClose } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useStrings } from '../locale/useStrings.ts'
import * as styles from './Invite.css.ts'

export interface InviteTexts {
  title: ReactNode
  /** What it is good for, or what it costs. */
  text?: ReactNode
  /** Label of the button; without it there is none. */
  actionText?: string
  /** May return a promise: the button is busy until it settles. */
  onAction?: () => unknown
}

export interface InviteProps extends Omit<ComponentProps<'div'>, 'title'>, InviteTexts {
  icon: ReactNode
  tone?: keyof typeof styles.icon
  /** Attributes of the button, for one that opens a dialog. */
  opens?: 'dialog'
  busy?: boolean
  onClose?: () => void
}

/** One thing that the customer may do now: an icon, what it is, and a button. The children replace the button. */
export function Invite(props: InviteProps) {
  const { icon, tone = 'brand', title, text, actionText, onAction, opens, busy, onClose, ...others } = props
  const { className, children, ...rest } = others
  const t = useStrings()
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <span aria-hidden="true" className={styles.icon[tone]}>
        {icon}
      </span>
      <div className={styles.main}>
        <div className={styles.texts}>
          <p className={styles.title}>{title}</p>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.end}>
          {children ||
            (actionText && (
              <Button
                kind="text"
                size="small"
                className={styles.action}
                aria-haspopup={opens}
                {...(busy !== undefined && { loading: busy })}
                {...(onAction && { onClick: onAction })}
              >
                {actionText}
              </Button>
            ))}
        </div>
      </div>
      {onClose && (
        <IconButton label={t.close} className={styles.close} onClick={onClose}>
          <IconClose />
        </IconButton>
      )}
    </div>
  )
}
