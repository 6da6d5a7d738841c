import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { figures, focusRing, hairline, plainButton, px, type, vars } from '@koo/kit/theme'

/** Text that a program reads: paths, codes, JSON. */
const code = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans SC Variable", monospace'

/** A mouse needs smaller targets than a finger. */
const tall = { minHeight: 40, '@media': { '(pointer: fine)': { minHeight: 32 } } } as const

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: px(12),
  padding: `${px(16)} 0`,
  selectors: { '& + &': { borderTop: hairline } },
})

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: px(8),
})

export const heading = style({ ...type(15, 'strong'), color: vars.color.ink })

export const note = style({ ...type(12), color: vars.color.ink3, overflowWrap: 'anywhere' })

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(8) })

/** Fields side by side where there is enough room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  alignItems: 'start',
  gap: px(12),
})

/** Short facts, three on a line. */
export const triple = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(76px, 1fr))',
  alignItems: 'start',
  gap: px(12),
})

/** A field reserves space for its message, so the gap between two fields is small. */
export const form = style({ display: 'flex', flexDirection: 'column', gap: px(8) })

export const label = style({ ...type(12), color: vars.color.ink2 })

/** The browser's select with the kit's underline. */
export const select = style({
  ...type(15),
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  border: 0,
  outline: 'none',
  color: vars.color.ink,
  backgroundColor: 'transparent',
  fontFamily: 'inherit',
})

/** A text area for program text. */
export const area = style({})
globalStyle(`${area} textarea`, { fontFamily: code, minHeight: 160, resize: 'vertical', whiteSpace: 'pre' })

/** Kit buttons in the height of a tool. */
export const action = style({
  selectors: {
    '&&': { ...type(13, 'strong'), padding: `${px(4)} ${px(12)}`, borderRadius: 8, minHeight: 40 },
  },
  '@media': { '(pointer: fine)': { selectors: { '&&': { minHeight: 32 } } } },
})
export const quiet = style({ selectors: { '&&': { padding: `${px(4)} ${px(6)}` } } })

/** A choice of a few options, side by side: native radios under labels. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: px(6), paddingBlock: px(4) })

export const choice = style({
  ...type(13),
  ...tall,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  padding: `${px(4)} ${px(12)}`,
  borderRadius: 8,
  color: vars.color.ink2,
  boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
  cursor: 'pointer',
})

export const choiceInput = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' })

export const chosen = style({
  color: vars.color.brand,
  backgroundColor: vars.color.brandTint,
  boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
  fontWeight: 600,
})

globalStyle(`${choice}:focus-within`, { ...focusRing })

/** Names and values, one line each. */
export const facts = style({
  ...type(13),
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: px(16),
  rowGap: px(4),
})
export const factName = style({ color: vars.color.ink3, overflowWrap: 'anywhere' })
export const factValue = style({
  ...figures,
  letterSpacing: 0,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})

export const mono = style({ fontFamily: code, letterSpacing: 0 })

export const raw = style({
  ...type(12),
  width: '100%',
  padding: px(8),
  resize: 'vertical',
  border: 0,
  borderRadius: 8,
  color: vars.color.ink2,
  backgroundColor: vars.color.sunken,
  fontFamily: code,
  selectors: { '&:focus-visible': focusRing },
})

/** A row that expands. */
export const fold = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'baseline',
  gap: px(8),
  width: '100%',
  padding: `${px(6)} 0`,
  textAlign: 'start',
  selectors: { '&:focus-visible': { ...focusRing, borderRadius: 4 } },
})

export const rows = style({ display: 'flex', flexDirection: 'column' })
export const item = style({ selectors: { '& + &': { borderTop: hairline } } })
export const grow = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const aside = style({
  ...figures,
  ...type(12),
  letterSpacing: 0,
  flex: 'none',
  color: vars.color.ink3,
})

export const tone = styleVariants({
  plain: { color: vars.color.ink },
  ok: { color: vars.color.ok },
  warn: { color: vars.color.warn },
  bad: { color: vars.color.bad },
})
export type Tone = keyof typeof tone
