import { globalStyle } from '@vanilla-extract/css'

// The kit's font list starts with this font when it is set.
globalStyle(':root', { vars: { '--koo-font': "'Noto Sans SC Variable'" } })
