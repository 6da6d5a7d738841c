import { style } from '@vanilla-extract/css'
import { layer, motion, px, pxAtLeast, type, vars } from '../theme/base.ts'
import { unseen } from '../theme/fragments.ts'

export const root = style({ position: 'relative' })

/** On the root and the body while a page has a refresh of its own. */
export const contained = style({ overscrollBehaviorY: 'none' })

/** Opens above the page, under the finger and while something is said. */
export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  height: 0,
  overflow: 'hidden',
  transition: `height ${motion.base} ${motion.move}`,
  selectors: {
    '&[data-state="refreshing"], &[data-state="done"], &[data-state="failed"]': { height: pxAtLeast(48) },
  },
})

export const line = style({
  ...type(13),
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: px(8),
  height: pxAtLeast(48),
  color: vars.color.ink2,
})

/** For those who cannot pull: seen only while it has the focus. A mouse in Safari takes the focus away before it clicks. */
export const button = style({
  selectors: {
    '&&': { position: 'absolute', top: 0, left: '50%', zIndex: layer.bar, transform: 'translateX(-50%)' },
    '&&:not(:focus):not(:active)': { ...unseen, minHeight: 0 },
  },
})
