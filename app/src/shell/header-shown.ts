import { createContext } from 'react'

/** Whether the pages have a title bar (spec 2: by channel; plain browsers yes). */
export const HeaderShown = createContext(true)
