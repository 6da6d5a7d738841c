import { globalStyle } from '@vanilla-extract/css'
import { applyTheme } from './applyTheme.ts'
import { kooHues } from './hues.ts'
import { durations } from './motion.ts'
import { themeSelector } from './names.ts'
import { COLUMN_WIDTH, DESIGN_WIDTH } from './px.ts'
import { kooShape, tokens } from './tokens.ts'

const duration = (ms: number) => `${ms}ms`

globalStyle(':root', {
  vars: {
    '--koo-u': `min(100vw / ${DESIGN_WIDTH}, ${COLUMN_WIDTH / DESIGN_WIDTH}px)`,
    '--koo-fast': duration(durations.fast),
    '--koo-base': duration(durations.base),
    '--koo-slow': duration(durations.slow),
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { '--koo-fast': '1ms', '--koo-base': '1ms', '--koo-slow': '1ms' },
    },
  },
})

applyTheme(`:root, ${themeSelector('koo')}`, tokens(kooHues, kooShape), 'light')
