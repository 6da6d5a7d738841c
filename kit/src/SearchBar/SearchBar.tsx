'use client'
import { useRef, type ChangeEvent, type ComponentProps, type KeyboardEvent } from 'react'
import { Button } from '../Button/index.ts'
import { cx } from '../cx.ts'
import { IconError, IconSearch } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { useStrings } from '../locale/useStrings.ts'
import { plainText } from '../text.ts'
import { cutTo } from '../TextField/cutTo.ts'
import { useCleanText } from '../useCleanText.ts'
import { useMergedRef } from '../useMergedRef.ts'
import * as styles from './SearchBar.css.ts'
import { searchBarStrings } from './strings.ts'

export interface SearchBarProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** Accessible name, and the placeholder where there is none. Default: 搜索. */
  label?: string
  /** The text, when controlled. */
  value?: string
  /** Text at first, when not controlled. */
  defaultValue?: string
  /** Called with the text when it has changed; not for the letters that an input method composes. */
  onValueChange?: (value: string) => void
  /** Called with the text by Enter, or by the search key of a keyboard on the screen. */
  onSearch?: (value: string) => void
  /** Shows a button that empties the text. */
  clearable?: boolean
  /** Called by that button. */
  onClear?: () => void
  /** Shows a button that ends the search. */
  showCancelButton?: boolean
  cancelText?: string
  onCancel?: () => void
  /** Whether ending the search empties the text. */
  clearOnCancel?: boolean
  /** Maximum number of characters as a person counts them. */
  maxLength?: number
}

/**
 * What to look for, in one line. `className` and `style` go to the root, everything else, the ref included, to the input. It is no
 * form and may stand in one: Enter searches and sends nothing.
 */
export function SearchBar(props: SearchBarProps) {
  const { ref, label, placeholder, value, defaultValue, onValueChange, onSearch, onChange, ...others } = props
  const { clearable = true, onClear, showCancelButton = false, cancelText, onCancel, ...more } = others
  const { clearOnCancel = true, maxLength, onKeyDown, className, style, ...rest } = more
  const t = useStrings()
  const own = usePartStrings('searchBar', searchBarStrings)
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(ref, input)
  const typing = useCleanText(input, {
    value,
    defaultValue,
    onValueChange,
    clean: plainText,
    cut: cutTo(maxLength),
    onInput: (event) => onChange?.(event as ChangeEvent<HTMLInputElement>),
  })

  const search = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    // The first Enter ends the composition of an input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
    event.preventDefault()
    if (!onSearch) return
    onSearch(plainText(event.currentTarget.value))
    // The keyboard on the screen covers what was found.
    if (matchMedia('(pointer: coarse)').matches) event.currentTarget.blur()
  }
  const clear = () => {
    typing.clear()
    input.current?.focus()
    onClear?.()
  }
  const cancel = () => {
    if (clearOnCancel) typing.clear()
    onCancel?.()
  }

  const name = label ?? own.label
  return (
    <div role="search" className={cx(styles.root, className)} style={style}>
      <div className={styles.frame}>
        <label className={styles.line}>
          <IconSearch className={styles.icon} />
          <input
            enterKeyHint="search"
            autoComplete="off"
            aria-label={name}
            {...rest}
            type="search"
            placeholder={placeholder ?? name}
            {...typing.props}
            ref={merged}
            onKeyDown={search}
            className={styles.input}
          />
        </label>
        {clearable && typing.text !== '' && !rest.disabled && !rest.readOnly && (
          <IconButton label={t.clear} className={styles.clear} onClick={clear}>
            <IconError />
          </IconButton>
        )}
      </div>
      {showCancelButton && (
        <Button kind="text" size="medium" lock={0} className={styles.cancel} onClick={cancel}>
          {cancelText ?? t.cancel}
        </Button>
      )}
    </div>
  )
}
