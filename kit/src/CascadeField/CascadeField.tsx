'use client'
import type { FieldProps } from '../Field/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { SheetField, type SheetFieldProps } from '../picker/SheetField.tsx'
import { useControlled } from '../useControlled.ts'
import type { CascadePath } from './path.ts'
import type { LoadCascade } from './useCascade.ts'
import { cascadeFieldStrings } from './strings.ts'

type Value = Pick<FieldProps<CascadePath | null>, 'value' | 'defaultValue'>

export interface CascadeFieldProps extends SheetFieldProps, Value {
  /**
   * Loads the entries below a path; called with an empty path for the first level. An empty reply ends the path there.
   * A level that failed can be loaded again; `signal` aborts when the reply is no longer needed.
   */
  load: LoadCascade
  /** Called with the whole path; a path that was selected is never taken back. */
  onValueChange?: (path: CascadePath) => void
  /** Names of the levels; their number is the number of levels. Default: 省份, 城市, 区县, 街道. */
  levels?: readonly string[]
}

const loadSheet = () => import('./CascadeSheet.tsx').then((module) => module.CascadeSheet)

const NOTHING: CascadePath = []

/**
 * A path through up to four levels, such as a region; each level is loaded when it is reached. The value is the whole
 * path; it changes when the path is complete, until then the sheet keeps the selection. `className` and `style` go to
 * the root, everything else, the ref included, to the button.
 */
export function CascadeField(props: CascadeFieldProps) {
  const { load, levels, value, defaultValue = null, onValueChange, ...rest } = props
  const t = usePartStrings('cascadeField', cascadeFieldStrings)
  const [path, setPath] = useControlled<CascadePath | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next)
  })
  const shown = path ?? NOTHING
  return (
    <SheetField
      {...rest}
      strings={t}
      text={shown.map(({ name }) => name).join(' ')}
      formValue={shown.map(({ code }) => code).join(',')}
      load={loadSheet}
      sheet={(Sheet, frame) => (
        <Sheet {...frame} load={load} levelNames={levels ?? t.levels} value={shown} onValueChange={setPath} />
      )}
    />
  )
}
