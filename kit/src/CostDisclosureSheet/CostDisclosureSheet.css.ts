import { style } from '@vanilla-extract/css'
import { space, vars } from '../theme/base.ts'
import { forcedColours } from '../theme/fragments.ts'

export const stack = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })

/** Side by side, or one below the other when the texts are long. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const back = style({ flex: '1 1 6em' })

export const confirm = style({ flex: '2 1 10em' })

/** As a button that is disabled. Doubled: it lies over the look of the primary Button, whichever sheet is loaded first. */
export const waiting = style({
  selectors: {
    '&&, &&&&:active': { backgroundColor: vars.color.idle, color: vars.color.onIdle, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColours]: { selectors: { '&&, &&&&:active': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
})
