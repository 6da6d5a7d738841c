import { createContext } from 'react'

/** Whether this environment needs a title bar of ours (spec 2: by channel; plain browsers yes). */
export const HeaderShown = createContext(true)
