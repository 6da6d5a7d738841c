import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { showMeasures } from '../measure/overlay.ts'
import { applyLook } from './look.ts'
import { showState } from './shownState.ts'

interface StoryContext {
  globals: Readonly<Record<string, unknown>>
}

/** Storybook decorator: does what the toolbar says. */
export function withToolbar(Story: ComponentType, { globals }: StoryContext) {
  const {
    theme = 'koo',
    brand = '',
    text = '100%',
    speed = '1×',
    state = '',
    measure = '',
  } = globals as Readonly<Partial<Record<string, string>>>
  return (
    <Toolbar {...{ theme, brand, text, speed, state, measure }}>
      <Story />
    </Toolbar>
  )
}

type ToolbarProps = Record<'theme' | 'brand' | 'text' | 'speed' | 'state' | 'measure', string> & {
  children: ReactNode
}

function Toolbar({ theme, brand, text, speed, state, measure, children }: ToolbarProps) {
  useLayoutEffect(() => applyLook({ theme, brand, text, speed }), [theme, brand, text, speed])
  // After each rendering: the sheet of a part may have come with it.
  useEffect(() => showState(state))
  useEffect(() => showMeasures(measure === 'on'), [measure])
  return children
}
