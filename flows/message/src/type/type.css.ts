import { figures, px } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

/** As wide with the mark of an unread message as without it. */
export const mark = style({ display: 'flex', minWidth: px(8) })

export const summary = style({ display: 'block', overflowWrap: 'anywhere' })

export const moment = style({ ...figures, display: 'block', marginTop: px(2) })
