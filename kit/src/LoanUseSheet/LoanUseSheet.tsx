'use client'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { IconBack, IconCheck, IconChevron } from '../Icon/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { Surface } from '../Surface/index.ts'
import * as styles from './LoanUseSheet.css.ts'
import { loanUseSheetStrings } from './strings.ts'

export interface LoanUse {
  code: string
  name: string
  /** Second level; without one the first level is the whole selection. */
  children?: readonly { code: string; name: string }[]
}

export interface LoanUseValue {
  use: string
  sub?: string
}

export interface LoanUseSheetProps extends Omit<SheetProps, 'title' | 'children' | 'defaultValue'> {
  uses: readonly LoanUse[]
  value?: LoanUseValue
  /** Called with a complete selection; then `onOpenChange(false)` is called. */
  onValueChange: (value: LoanUseValue) => void
  /** Called when the sheet closes with a first level but no second level: the caller restores the default. */
  onRestoreDefault?: () => void
  /** Code of the purpose whose second level is shown first. */
  defaultInside?: string
  title?: string
  /** Below the list; `null` for none. */
  hint?: ReactNode
}

/** Purposes of the loan in two levels. */
export function LoanUseSheet(props: LoanUseSheetProps) {
  const { uses, value, onValueChange, onRestoreDefault, defaultInside, title, hint, onOpenChange, ...rest } =
    props
  const t = usePartStrings('loanUseSheet', loanUseSheetStrings)
  const [inside, setInside] = useState(() => uses.find((use) => use.code === defaultInside) ?? null)
  const list = useRef<HTMLUListElement>(null)

  // The list was replaced: move the focus into the new list, or it would be lost.
  const moved = useRef(false)
  useLayoutEffect(() => {
    if (moved.current) list.current?.querySelector('button')?.focus({ preventScroll: true })
    moved.current = false
  }, [inside])

  const go = (use: LoanUse | null) => {
    moved.current = true
    setInside(use)
  }

  const finish = (choice: LoanUseValue) => {
    setInside(null)
    onValueChange(choice)
    onOpenChange(false)
  }

  const change = (open: boolean) => {
    if (!open && inside) onRestoreDefault?.()
    if (!open) setInside(null)
    onOpenChange(open)
  }

  const chooseFirst = (use: LoanUse) => {
    if (use.children?.length) go(use)
    else finish({ use: use.code })
  }

  return (
    <Sheet
      {...rest}
      title={title ?? t.title}
      onOpenChange={change}
      header={
        inside && (
          <button type="button" className={styles.back} aria-label={t.back} onClick={() => go(null)}>
            <IconBack />
            <span>{inside.name}</span>
          </button>
        )
      }
    >
      <Surface pad="list">
        <ul ref={list} key={inside?.code ?? ''} className={inside ? styles.second : styles.first}>
          {inside
            ? inside.children?.map((sub) => (
                <Choice
                  key={sub.code}
                  name={sub.name}
                  chosen={value?.use === inside.code && value.sub === sub.code}
                  onClick={() => finish({ use: inside.code, sub: sub.code })}
                />
              ))
            : uses.map((use) => (
                <Choice
                  key={use.code}
                  name={use.name}
                  note={
                    value?.use === use.code
                      ? use.children?.find((sub) => sub.code === value.sub)?.name
                      : undefined
                  }
                  chosen={value?.use === use.code}
                  hasNextLevel={Boolean(use.children?.length)}
                  onClick={() => chooseFirst(use)}
                />
              ))}
        </ul>
      </Surface>
      {hint !== null && <p className={styles.hint}>{hint ?? t.hint}</p>}
    </Sheet>
  )
}

interface ChoiceProps {
  name: string
  note?: string
  chosen: boolean
  /** The row opens the second level. */
  hasNextLevel?: boolean
  onClick: () => void
}

function Choice({ name, note, chosen, hasNextLevel = false, onClick }: ChoiceProps) {
  return (
    <li className={styles.item}>
      <button type="button" className={styles.choice} aria-pressed={chosen} onClick={onClick}>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
        {hasNextLevel ? (
          <IconChevron className={styles.chevron} />
        ) : (
          chosen && <IconCheck className={styles.check} />
        )}
      </button>
    </li>
  )
}
