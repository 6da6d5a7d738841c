import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { ChoiceRow } from '../choice/ChoiceRow.tsx'
import { cx } from '../cx.ts'
import { IconCheck } from '../Icon/index.ts'
import { Surface } from '../Surface/index.ts'
import * as styles from './OptionList.css.ts'

export interface Option {
  value: string
  label: string
  /** Quiet line under the label. */
  note?: ReactNode
  disabled?: boolean
}

export interface OptionListProps {
  /** Spoken name of the list. */
  label: string
  options: readonly Option[]
  value: string | null
  /** The arrow keys went to another option. */
  onValueChange: (value: string) => void
  /** A tap, Space or Enter settled on an option, the selected one included. */
  onConfirm: (value: string) => void
  /** The selected row, or the first one that can be selected. */
  entryRef?: Ref<HTMLInputElement>
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/**
 * The options of a sheet, one of which is selected. Native radios: arrow keys walk through them, and a reader tells
 * which of how many is selected. Walking is not settling: only a tap, Space or Enter confirms.
 */
export function OptionList({ label, options, value, onValueChange, onConfirm, entryRef }: OptionListProps) {
  const name = useId()
  // An arrow key is a click to the browser; only the key tells the two apart.
  const walking = useRef(false)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    walking.current = ARROWS.includes(event.key)
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onConfirm(event.target.value)
  }
  const group = useRef<HTMLDivElement>(null)
  // A long list begins where its selection is.
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
        // The radios are the stops of the Tab key; the group only hears their keys.
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        onKeyUp={() => {
          walking.current = false
        }}
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
                if (walking.current) onValueChange(option.value)
              }}
              onClick={() => {
                if (!walking.current) onConfirm(option.value)
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
