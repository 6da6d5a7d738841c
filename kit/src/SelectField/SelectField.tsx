'use client'
import type { FieldProps } from '../Field/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import type { Option } from '../picker/OptionList.tsx'
import { SheetField, type SheetFieldProps } from '../picker/SheetField.tsx'
import { useControlled } from '../useControlled.ts'
import { selectFieldWords } from './words.ts'

/** One choice of a SelectField. */
export type SelectOption = Option

type Value = Pick<FieldProps<string | null>, 'value' | 'defaultValue' | 'onValueChange'>

export interface SelectFieldProps extends SheetFieldProps, Value {
  options: readonly SelectOption[]
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
  ...rest
}: SelectFieldProps) {
  const t = usePartWords('selectField', selectFieldWords)
  const [selected, select] = useControlled(value, defaultValue, onValueChange)
  return (
    <SheetField
      {...rest}
      words={t}
      text={options.find((option) => option.value === selected)?.label ?? ''}
      formValue={selected ?? ''}
      load={loadSheet}
      sheet={(Sheet, frame) => <Sheet {...frame} options={options} value={selected} onValueChange={select} />}
    />
  )
}
