import { createContext } from 'react'

// spec 2: by channel; plain browsers always.
/** Whether a page has a title bar. `pageId` is null before the first page is known. */
export const HeaderShown = createContext((_pageId: string | null): boolean => true)
