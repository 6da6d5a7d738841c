import { figures, focusRing, plainButton, px, space, type, vars } from '@koo/kit/theme/vars'
import { createVar, style, styleVariants } from '@vanilla-extract/css'
import type { BankHue } from './bankHue.ts'

const color = createVar()

/** The same in every theme, like a real card; white text on each has a contrast of at least 6:1. */
const HUES: Record<BankHue, string> = {
  red: '#a8282f',
  blue: '#1d4b96',
  green: '#0c654a',
  teal: '#0d5f70',
  slate: '#46505f',
}

const white = '#fff'

export const root = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  borderRadius: vars.radius.card,
  backgroundColor: color,
  color: white,
  selectors: {
    // A dark page dims its cards; on a light one nothing is seen of it.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundColor: vars.color.paper,
      mixBlendMode: 'multiply',
      opacity: 0.12,
    },
  },
})

/** Behind the texts, over the colour; so dark that white text has a contrast of at least 5:1 on any picture. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'brightness(0.4)',
})

export const hue = styleVariants(HUES, (value) => ({ vars: { [color]: value } }))

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[3],
  padding: `${space[4]} ${space[4]} 0`,
})

export const logo = style({
  selectors: { [`${root} &`]: { backgroundColor: white, color } },
})

export const bank = style({ ...type(17, 'strong'), overflowWrap: 'anywhere' })

export const kind = style({ ...type(12) })

export const mark = style({
  ...type(12),
  padding: `0 ${px(8)}`,
  border: `1px solid ${white}`,
  borderRadius: px(10),
})

export const end = style({ display: 'flex', alignItems: 'center', gap: px(6) })

/** The whole card is the target; its focus ring stands inside, because the card cuts off what is outside. */
export const cover = style({
  ...plainButton,
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  selectors: { '&:focus-visible': { ...focusRing, outlineColor: white, outlineOffset: px(-4) } },
})

export const digits = style({
  ...type(22, 'hero'),
  ...figures,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: px(10),
  padding: `${space[3]} ${space[4]} ${space[4]}`,
})

export const dots = style({ ...type(15) })

/** Below the number, on a darker band. */
export const notice = style({
  ...type(13),
  display: 'flex',
  alignItems: 'center',
  gap: px(6),
  padding: `${px(10)} ${space[4]}`,
  backgroundColor: 'rgb(0 0 0 / 0.28)',
})
