import { style } from '@vanilla-extract/css'
import { unseen } from '../theme/fragments.ts'

export const hidden = style(unseen)
