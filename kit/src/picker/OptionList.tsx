import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { ChoiceRow } from '../choice/ChoiceRow.tsx'
import { cx } from '../cx.ts'
import { IconCheck } from '../Icon/index.ts'
import { Surface } from '../Surface/index.ts'
import * as styles from './OptionList.css.ts'

/** One choice of a list; `SelectOption` to the users of `SelectField`. */
export interface Option {
  value: string
  label: string
  /** Grey line under the label. */
  note?: ReactNode
  disabled?: boolean
}

export interface OptionListProps {
  /** Accessible name of the list. */
  label: string
  options: readonly Option[]
  value: string | null
  /** Called when the arrow keys select another option. */
  onValueChange: (value: string) => void
  /** Called when a tap, Space or Enter confirms an option, also the selected one. */
  onConfirm: (value: string) => void
  /** The selected row, or the first one that can be selected. */
  entryRef?: Ref<HTMLInputElement>
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/**
 * The options of a sheet, of which one is selected. Native radios: arrow keys move the selection, and screen readers
 * say its position. Only a tap, Space or Enter confirms.
 */
export function OptionList({ label, options, value, onValueChange, onConfirm, entryRef }: OptionListProps) {
  const name = useId()
  // The browser reports an arrow key as a click; only the key event tells the difference.
  const isArrowKey = useRef(false)
  const spaceOn = useRef<EventTarget>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    isArrowKey.current = ARROWS.includes(event.key)
    spaceOn.current = event.key === ' ' ? event.target : null
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onConfirm(event.target.value)
  }
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    isArrowKey.current = false
    const { key, target } = event
    if (key !== ' ' || target !== spaceOn.current) return
    spaceOn.current = null
    // Chromium sends no click for Space on a radio that is checked already.
    if (target instanceof HTMLInputElement && target.checked) {
      event.preventDefault()
      onConfirm(target.value)
    }
  }
  const group = useRef<HTMLDivElement>(null)
  // Scrolls a long list to its selection.
  useLayoutEffect(() => {
    group.current?.querySelector('input:checked')?.scrollIntoView({ block: 'center' })
  }, [])
  const enabled = options.filter((option) => !option.disabled)
  const entry = enabled.find((option) => option.value === value) ?? enabled[0]
  return (
    <Surface pad="list">
      <div
        ref={group}
        role="radiogroup"
        // The radios are the tab stops; the group only listens to their keys.
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
      >
        {options.map((option) => (
          <ChoiceRow
            key={option.value}
            label={option.label}
            note={option.note}
            disabled={option.disabled === true}
            className={cx(styles.row, option.value === value && styles.selected)}
          >
            <input
              ref={option === entry ? entryRef : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => {
                if (isArrowKey.current) onValueChange(option.value)
              }}
              onClick={() => {
                if (!isArrowKey.current) onConfirm(option.value)
              }}
              className={styles.input}
            />
            {option.value === value && <IconCheck className={styles.check} />}
          </ChoiceRow>
        ))}
      </div>
    </Surface>
  )
}
