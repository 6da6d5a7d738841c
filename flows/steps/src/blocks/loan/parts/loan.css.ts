import { plainButton, px, space, type, vars } from '@koo/kit/theme/vars'
import { style } from '@vanilla-extract/css'

export const hint = style({ ...type(12), color: vars.color.ink3 })

export const degraded = style({
  ...type(13),
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.control,
  color: vars.color.warn,
  backgroundColor: vars.color.warnTint,
})

/** In a line, in place of a text. */
export const lineSkeleton = style({ display: 'inline-block', verticalAlign: 'middle' })

export const noteSkeleton = style([lineSkeleton, { height: px(12) }])

/** Its space above and below makes it large enough for a finger. */
export const brief = style({
  ...plainButton,
  display: 'block',
  width: '100%',
  margin: `${px(-13)} 0`,
  padding: `${px(13)} 0`,
  overflow: 'hidden',
  textAlign: 'start',
})

const dotWidth = '1em'

/** Each fact has space for a separator before it; that of the first in a line is outside and cut. */
export const briefFacts = style({ display: 'block', marginLeft: `-${dotWidth}` })

/** Longer than a line it breaks between characters, never within a number. */
export const briefFact = style({
  position: 'relative',
  display: 'inline-block',
  // The facts are capped together: WebKit takes the lower edge of a clipped inline block as its baseline.
  maxHeight: 'none',
  overflow: 'visible',
  paddingLeft: dotWidth,
  wordBreak: 'normal',
  selectors: {
    // Not a text of its own: at the start of a line it is not there.
    '& + &::before': { content: '"·"', position: 'absolute', left: 0, width: dotWidth, textAlign: 'center' },
  },
})

export const briefChevron = style({
  width: '1em',
  height: '1em',
  marginLeft: px(2),
  verticalAlign: '-0.14em',
  color: vars.color.ink3,
})

/** What a tap in a row loads again. */
export const retry = style({ color: vars.color.brand })
