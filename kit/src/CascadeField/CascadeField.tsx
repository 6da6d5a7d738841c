'use client'
import type { FieldProps } from '../Field/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { SheetField, type SheetFieldProps } from '../picker/SheetField.tsx'
import { useControlled } from '../useControlled.ts'
import type { CascadePath } from './path.ts'
import type { LoadCascade } from './useCascade.ts'
import { cascadeFieldWords } from './words.ts'

type Value = Pick<FieldProps<CascadePath | null>, 'value' | 'defaultValue' | 'onValueChange'>

export interface CascadeFieldProps extends SheetFieldProps, Value {
  /**
   * Loads the entries below a path; called with an empty path for the first level. An empty reply ends the path there.
   * A level that fails can be loaded again; `signal` aborts when nobody waits for the reply any more.
   */
  load: LoadCascade
  /** Names of the levels, and so their number. Default: 省份, 城市, 区县, 街道. */
  levels?: readonly string[]
}

const loadSheet = () => import('./CascadeSheet.tsx').then((module) => module.CascadeSheet)

const NOTHING: CascadePath = []

/**
 * A way down through up to four levels, such as a region: every level is loaded when it is reached. The value is the
 * whole path, told when it has come to its end; until then the sheet keeps what was selected. `className` and `style`
 * go to the root, everything else, the ref included, to the button.
 */
export function CascadeField(props: CascadeFieldProps) {
  const { load, levels, value, defaultValue = null, onValueChange, ...rest } = props
  const t = usePartWords('cascadeField', cascadeFieldWords)
  const [path, setPath] = useControlled<CascadePath | null>(value, defaultValue, onValueChange)
  const shown = path ?? NOTHING
  return (
    <SheetField
      {...rest}
      words={t}
      text={shown.map(({ name }) => name).join(' ')}
      formValue={shown.map(({ code }) => code).join(',')}
      load={loadSheet}
      sheet={(Sheet, frame) => (
        <Sheet {...frame} load={load} levelNames={levels ?? t.levels} value={shown} onValueChange={setPath} />
      )}
    />
  )
}
