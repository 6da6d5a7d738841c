'use client'
import type { FieldProps } from '../Field/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import type { Option } from '../picker/OptionList.tsx'
import { PickerField, type PickerFieldProps } from '../picker/PickerField.tsx'
import { usePickerSheet } from '../picker/usePickerSheet.ts'
import { useControlled } from '../useControlled.ts'
import { selectFieldWords } from './words.ts'

/** One choice of a SelectField. */
export type SelectOption = Option

type Value = Pick<FieldProps<string | null>, 'value' | 'defaultValue' | 'onValueChange'>

export interface SelectFieldProps extends PickerFieldProps, Value {
  options: readonly SelectOption[]
  /** Shown while nothing is selected. */
  placeholder?: string
  /** Title of the sheet; by default the label, where that is text. */
  title?: string
}

const loadSheet = () => import('./SelectSheet.tsx').then((module) => module.SelectSheet)

/**
 * One of several options, picked in a sheet; more than 12 of them can be searched. The code of the sheet comes with
 * the first touch. `className` and `style` go to the root, everything else, the ref included, to the button.
 */
export function SelectField({
  options,
  value,
  defaultValue = null,
  onValueChange,
  placeholder,
  title,
  ...rest
}: SelectFieldProps) {
  const t = usePartWords('selectField', selectFieldWords)
  const [selected, select] = useControlled(value, defaultValue, onValueChange)
  const { Sheet, failed, open, waiting, prepare, show, setOpen } = usePickerSheet(loadSheet)
  return (
    <>
      <PickerField
        {...rest}
        error={failed ? t.loadFailed : rest.error}
        text={options.find((option) => option.value === selected)?.label ?? ''}
        placeholder={placeholder ?? t.placeholder}
        formValue={selected ?? ''}
        open={open}
        waiting={waiting}
        onPrepare={prepare}
        onOpen={show}
      />
      {Sheet && (
        <Sheet
          title={title ?? (typeof rest.label === 'string' ? rest.label : t.placeholder)}
          open={open}
          onOpenChange={setOpen}
          options={options}
          value={selected}
          onValueChange={select}
        />
      )}
    </>
  )
}
