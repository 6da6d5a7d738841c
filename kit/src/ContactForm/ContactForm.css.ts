import { style } from '@vanilla-extract/css'
import { px, type, vars } from '../theme/base.ts'

export const invalid = style({ boxShadow: `0 0 0 1px ${vars.color.bad}` })

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(8),
  minWidth: 0,
})

/** The text stands on the line of the title; its target is larger than the line. */
export const pick = style({ marginBlock: px(-12), paddingInline: 0 })

export const text = style({ ...type(13), marginTop: px(-8), marginBottom: px(16), color: vars.color.ink2 })

export const message = style({ selectors: { '&:has([role="alert"]:not(:empty))': { marginBottom: px(12) } } })

export const recommendation = style({ marginBottom: px(16) })
